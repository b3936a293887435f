import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { defaultFormSettings } from '@/lib/forms/settings';
import { spyOnLocation } from '@/tests/support/page-loads';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { Confirmation } from './confirmation';
import { Feedback } from './feedback';
import { Unsubscribe } from './unsubscribe';

const lost = vi.hoisted(() => () => {
  throw new Error('Failed to load chunk');
});
vi.mock('./feedback-form', lost);
vi.mock('./confirmation-run', lost);
vi.mock('./unsubscribe-run', lost);
vi.mock('@/lib/browser/chunk-reload', () => ({ reloadAfter: vi.fn() }));
vi.mock('@/components/ui/use-in-view', () => ({ useInView: () => true }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  useSearchParams: () => new URLSearchParams('contact=a@b.example&code=123456&email=a@b.example'),
}));

const settings = defaultFormSettings('en');

describe('R-ERR-13 a part of the support pages whose code does not load', () => {
  it.each([
    ['the feedback form', <Feedback key="1" fields={[]} settings={settings} />],
    ['the confirmation of a contact', <Confirmation key="2" settings={settings} />],
    ['the end of a subscription', <Unsubscribe key="3" done={null} />],
  ])('%s is replaced by a button that loads the page again, not the page', async (_, part) => {
    const reload = spyOnLocation('reload');
    const { user } = renderWithTexts(part);
    await act(() => vi.dynamicImportSettled());
    expect(await screen.findByRole('alert')).toHaveTextContent(catalogue.en.common.notLoaded);
    await user.click(screen.getByRole('button', { name: catalogue.en.common.retry }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
