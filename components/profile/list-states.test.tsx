import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { QueryProvider, queryClient } from '@/components/shared/query/query-client';
import { catalogue } from '@/i18n/catalogue';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { AccountState } from './account-state';
import { Subscriptions } from './subscriptions';

vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

const call = platformCalls();
const CONTACT = { type: 'email', contact: 'ann@mail.test', is_confirmed: true, is_subscribed: true };

beforeEach(() => {
  queryClient.clear();
  call.mockReset();
});

it('R-ERR-15, R-ERR-09: a list is idle, pending, failed with a next step, and there', async () => {
  expect(call).not.toHaveBeenCalled();
  let refuse: (error: unknown) => void = () => undefined;
  call.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
  const { user, container } = renderWithTexts(
    <QueryProvider>
      <Subscriptions />
    </QueryProvider>,
  );
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(container).not.toHaveTextContent(CONTACT.contact);
  expect(screen.queryByText(catalogue.en.common.notLoaded)).toBeNull();
  refuse(platformFailure('InternalServerErrorException'));
  expect(await screen.findByText(catalogue.en.common.notLoaded)).toBeVisible();
  call.mockResolvedValueOnce({ contacts: [CONTACT] });
  await user.click(screen.getByRole('button', { name: catalogue.en.common.retry }));
  expect(await screen.findByLabelText(CONTACT.contact)).toBeChecked();
});

it('R-PROF-11: the account menu shows when the last subscription is switched off', async () => {
  useSession.getState().setUser(account.parse({ uid: 7, is_subscribed: true }));
  let isOn = true;
  call.mockImplementation((method) => {
    if (method === 'account.getInfo') return { uid: 7, is_subscribed: isOn };
    if (method === 'account.getprofileinfo') return { contacts: [{ ...CONTACT, is_subscribed: isOn }] };
    isOn = false;
    return { result: 1 };
  });
  const { user } = renderWithTexts(
    <QueryProvider>
      <AccountState page="notification" />
      <Subscriptions />
    </QueryProvider>,
  );
  expect(screen.getByText(catalogue.en.profile.state.newsOn)).toBeVisible();
  await user.click(await screen.findByLabelText(CONTACT.contact));
  expect(await screen.findByText(catalogue.en.profile.state.newsOff)).toBeVisible();
});
