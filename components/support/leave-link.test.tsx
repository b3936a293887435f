import { screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { defaultFormSettings } from '@/lib/forms/settings';
import { PlatformError } from '@/lib/platform/error';
import { platformCalls } from '@/tests/support/platform-calls';
import { Confirmation } from './confirmation';
import { renderPart } from './render.test-support';
import { Unsubscribe } from './unsubscribe';
import './confirmation-run';
import './unsubscribe-run';

/** As in Next.js: the query of every `replaceState` reaches the components. */
function useQuery(): URLSearchParams {
  const search = useSyncExternalStore(
    (onChange) => {
      window.addEventListener('replaced', onChange);
      return () => window.removeEventListener('replaced', onChange);
    },
    () => window.location.search,
  );
  return new URLSearchParams(search);
}
vi.mock('next/navigation', () => ({
  useSearchParams: () => useQuery(),
  usePathname: () => '/confirmation',
  useRouter: () => ({ replace: vi.fn() }),
}));

const call = platformCalls();
const down = new PlatformError({ type: 'NetworkFailure', method: 'x', httpStatus: 0 });
const settings = defaultFormSettings('en');

beforeEach(() => {
  vi.spyOn(window.history, 'replaceState').mockImplementation((...words) => {
    History.prototype.replaceState.apply(window.history, words);
    window.dispatchEvent(new Event('replaced'));
  });
  call.mockReset().mockRejectedValue(down);
  window.history.replaceState(null, '', '/x?utm_source=mail&contact=ann%40a.test&code=111111#top');
});

it.each([
  ['a confirmation', <Confirmation key="1" settings={settings} />],
  ['an unsubscription', <Unsubscribe key="2" done={null} />],
])('the link of %s leaves the address, and can be sent again after a failure', async (_, part) => {
  const user = renderPart(part);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(window.location.search + window.location.hash).toBe('?utm_source=mail#top');
  await user.click(again);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call.mock.calls.map(([, params]) => params)).toEqual([
    { contact: 'ann@a.test', code: '111111' },
    { contact: 'ann@a.test', code: '111111' },
  ]);
});

it('a contact without a code leaves the address and stays in the form', async () => {
  window.history.replaceState(null, '', '/confirmation?contact=ann%40a.test');
  renderPart(<Confirmation settings={settings} />);
  expect(await screen.findByLabelText('Email or phone')).toHaveValue('ann@a.test');
  expect(window.location.search).toBe('');
});
