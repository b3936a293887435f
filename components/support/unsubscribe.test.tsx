import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { PlatformError } from '@/lib/platform/error';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { renderPart } from './render.test-support';
import { Unsubscribe } from './unsubscribe';

const query = vi.hoisted(() => ({ text: '' }));
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(query.text),
  usePathname: () => '/unsubscribe',
  useRouter: () => ({}),
}));

const call = platformCalls();
const down = new PlatformError({ type: 'NetworkFailure', method: 'account.unsubscribe', httpStatus: 0 });
const done = <h1>You are unsubscribed</h1>;

describe('Unsubscribe', () => {
  beforeEach(() => {
    call.mockReset();
    useSession.getState().setGuest();
  });

  it('R-UNS-01 posts contact and code once, even when mounted twice, and shows the system page', async () => {
    query.text = 'contact=ann%40a.test&code=111111';
    call.mockResolvedValue({ result: 1 });
    renderPart(<Unsubscribe done={done} />);
    expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeInTheDocument();
    expect(call).toHaveBeenCalledExactlyOnceWith('account.unsubscribe', {
      contact: 'ann@a.test',
      code: '111111',
    });
  });

  it('refreshes what a signed-in player sees of the subscriptions', async () => {
    query.text = 'contact=ann%40a.test&code=444444';
    const player = { uid: 1001, is_subscribed: true };
    useSession.getState().setUser(account.parse(player));
    queryClient.setQueryData(['contacts'], []);
    call.mockImplementation((method) =>
      method === 'account.getInfo' ? { ...player, is_subscribed: false } : { result: 1 },
    );
    renderPart(<Unsubscribe done={done} />);
    await waitFor(() => expect(useSession.getState().user?.is_subscribed).toBe(false));
    expect(queryClient.getQueryState(['contacts'])?.isInvalidated).toBe(true);
  });

  it.each(['', 'contact=ann%40a.test', 'code=1'])(
    'explains and requests nothing for the query "%s"',
    (text) => {
      query.text = text;
      renderPart(<Unsubscribe done={done} />);
      expect(screen.getByRole('heading', { name: 'Use the link in your email' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
      expect(call).not.toHaveBeenCalled();
    },
  );

  it('says that a wrong link did not work, in French too, with a next step', async () => {
    query.text = 'contact=ann%40a.test&code=222222';
    call.mockResolvedValue({ result: 0 });
    renderPart(<Unsubscribe done={done} />, 'fr');
    expect(await screen.findByRole('alert')).toHaveTextContent('Nous n’avons pas pu vous désabonner');
    expect(screen.getByRole('link', { name: 'Contacter l’assistance' })).toHaveAttribute(
      'href',
      '/fr/support',
    );
  });

  it('asks again when the visitor wants to', async () => {
    query.text = 'contact=ann%40a.test&code=333333';
    call.mockRejectedValueOnce(down).mockResolvedValue({ result: 1 });
    const user = renderPart(<Unsubscribe done={done} />);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeInTheDocument();
    expect(call).toHaveBeenCalledTimes(2);
  });
});
