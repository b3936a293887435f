import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import cashier from '@/i18n/messages/en/cashier.json';
import common from '@/i18n/messages/en/common.json';
import errors from '@/i18n/messages/en/errors.json';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { profileQuery } from '@/lib/profile/queries';
import { profile } from '@/lib/profile/schema';
import { queryClient } from '@/components/shared/query/query-client';
import { defaultFormSettings } from '@/lib/forms/settings';
import { useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../../tests/support/platform-failure';
import { beginAsPlayer, choiceOf, renderCashier } from '../cashier.test-support';
import { CancelWithdrawal } from './cancel-withdrawal';
import { WithdrawForm } from './withdraw-form';
import { WithdrawPanel } from './withdraw-panel';
import { resolveDialog, freshPlayer, renderInteractive } from '../../../tests/support/interactive';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/cashier/withdraw' }));

const call = platformCalls();
const method: PaymentMethod = {
  sysname: 'wallet',
  name: 'E-wallet',
  image: null,
  currency: 'EUR',
  min_amount: 5,
  max_amount: 500,
  fee_percent: 0,
  fields: [],
};
const settings = defaultFormSettings('en');
const form = (
  <WithdrawForm method={method} choice={choiceOf(method)} settings={settings} available={null} recent={[]} />
);
const amount = () => document.querySelector('[name="amount"]');
const sent = () => call.mock.calls.filter(([name]) => name === 'cashier.makewithdrawal');
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

/** Mocks platform responses by method; histories are empty by default. */
function respond(responses: Record<string, () => unknown>) {
  call.mockImplementation(async (name) => {
    const known = responses[name];
    return known ? known() : { items: [], total: 0, pageSize: null };
  });
}

async function withdraw(part = form) {
  const user = renderCashier(part);
  await waitFor(() => expect(amount()).not.toBeNull());
  await user.type(amount() ?? document.body, '20');
  await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
  return user;
}

it('says that a balance is too small for the least sum of the method', async () => {
  respond({});
  const poor = { amount: 3, currency: 'EUR' };
  renderCashier(
    <WithdrawForm
      method={method}
      choice={choiceOf(method)}
      settings={settings}
      available={poor}
      recent={[]}
    />,
  );
  expect(
    await screen.findByText(/^3\s€ available. This method pays out at least 5\s€\.$/),
  ).toBeInTheDocument();
});

beforeEach(() => {
  call.mockReset();
  freshPlayer();
  beginAsPlayer();
});

it.each(['declined', 'cancelled'] as const)(
  'R-CASH-03: one that comes back as %s is shown as refused',
  async (status) => {
    respond({ 'cashier.makewithdrawal': () => ({ id: '9', status }) });
    const user = await withdraw();
    expect(await screen.findByText(cashier.withdraw.refused[status])).toBeInTheDocument();
    expect(toasts()).toEqual([]);
    expect(amount()).toHaveValue('20');
    // A refused payment is not a duplicate of the next one.
    await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(useDialogs.getState().stack).toEqual([]);
  },
);

it('R-CASH-03: a taken one is shown as accepted and empties the form', async () => {
  respond({ 'cashier.makewithdrawal': () => ({ id: '9', status: 'pending' }) });
  await withdraw();
  await waitFor(() => expect(toasts()).toEqual([cashier.withdraw.taken]));
  expect(amount()).toHaveValue('');
});

it('R-CASH-03: one that got lost and was declined is not shown as accepted', async () => {
  const items: unknown[] = [];
  respond({
    'cashier.makewithdrawal': () => {
      items.push({ id: '9', method: 'wallet', amount: { amount: 20, currency: 'EUR' }, status: 'declined' });
      throw platformFailure('NetworkFailure', { httpStatus: 0 });
    },
    'cashier.gethistory': () => ({ items: [...items], total: items.length, pageSize: 4 }),
  });
  const user = await withdraw();
  expect(await screen.findByText(cashier.withdraw.refused.declined)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: cashier.lost.back }));
  expect(amount()).toHaveValue('20');
  expect(toasts()).toEqual([]);
});

it.each(['UnknownErrorException', 'InternalServerErrorException'] as const)(
  'R-CASH-22: stays usable when the platform itself returns %s and its history holds no payment',
  async (type) => {
    respond({
      'cashier.makewithdrawal': () => {
        throw platformFailure(type, { httpStatus: 500, isException: true });
      },
    });
    const user = await withdraw();
    expect(await screen.findByText(errors[type])).toBeInTheDocument();
    expect(screen.getByRole('link', { name: cashier.next.history })).toBeInTheDocument();
    expect(amount()).toHaveValue('20');
    expect(sent()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
    await waitFor(() => expect(sent()).toHaveLength(2));
  },
);

it.each([
  ['the gateway responds for a platform that did not', { httpStatus: 502, isException: true }],
  ['the response was not an envelope', { httpStatus: 500 }],
])('R-CASH-03: says that it is looked for when %s', async (_, details) => {
  respond({
    'cashier.makewithdrawal': () => {
      throw platformFailure('UnknownErrorException', details);
    },
  });
  await withdraw();
  expect(await screen.findByText(cashier.lost.title)).toBeInTheDocument();
});

it('R-CASH-22: what must be done before a withdrawal is shown in place of the methods, with a link to it', async () => {
  respond({
    'cashier.getwithdrawsettings': () => {
      throw platformFailure('KycWithdrawalException');
    },
  });
  const user = renderCashier(<WithdrawPanel settings={settings} isMethodRow={false} recentItems={4} />);
  expect(await screen.findByText(errors.KycWithdrawalException)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: errors.missingStep }));
  await waitFor(() =>
    expect(useDialogs.getState().stack.map(({ name }) => name)).toEqual(['identityVerification']),
  );
  expect(screen.getByRole('button', { name: common.retry })).toBeInTheDocument();
});

it('R-CASH-22: sentences at names that are no fields stand beside the field errors', async () => {
  respond({
    'cashier.makewithdrawal': () => {
      throw platformFailure('InvalidParameterException', {
        fields: { amount: [{ code: 'm' }], method: [{ code: 'm', message: 'Method closed today' }] },
      });
    },
  });
  await withdraw();
  expect(await screen.findByText('Method closed today')).toBeInTheDocument();
  expect(amount()).toHaveAttribute('aria-invalid', 'true');
});

it('a form that is gone while the history is read requests nothing and sends nothing', async () => {
  let resolve: (history: unknown) => void = () => {};
  respond({ 'cashier.gethistory': () => new Promise((settle) => (resolve = settle)) });
  await withdraw();
  await waitFor(() => expect(call).toHaveBeenCalled());
  cleanup();
  await act(async () => resolve({ items: [], total: 0, pageSize: null }));
  await act(() => new Promise((settle) => setTimeout(settle, 50)));
  expect(sent()).toHaveLength(0);
  expect(useDialogs.getState().stack).toEqual([]);
});

it('a session lost just before asks to sign in and keeps the form', async () => {
  let isLost = false;
  const unlessLost = (result: unknown) => () => {
    if (isLost) throw platformFailure('AuthorizationException');
    return result;
  };
  respond({
    'cashier.getwithdrawsettings': unlessLost({ methods: [method], available: null }),
    'cashier.gethistory': unlessLost({ items: [], total: 0, pageSize: null }),
  });
  const user = renderCashier(<WithdrawPanel settings={settings} isMethodRow={false} recentItems={4} />);
  await waitFor(() => expect(amount()).not.toBeNull());
  await user.type(amount() ?? document.body, '20');
  isLost = true;
  await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
  expect(await screen.findByText(errors.AuthorizationException)).toBeInTheDocument();
  await act(() => new Promise((settle) => setTimeout(settle, 50)));
  expect(screen.queryByText(cashier.notReachable)).not.toBeInTheDocument();
  expect(amount()).toHaveValue('20');
  expect(sent()).toHaveLength(0);
});

it('R-CASH-14: the panel and what it tracks read the recent withdrawals once', async () => {
  respond({ 'cashier.getwithdrawsettings': () => ({ methods: [method], available: null }) });
  renderCashier(<WithdrawPanel settings={settings} isMethodRow={false} recentItems={4} />);
  await waitFor(() => expect(amount()).not.toBeNull());
  const reads = () => call.mock.calls.filter(([name]) => name === 'cashier.gethistory');
  await waitFor(() => expect(reads()).toHaveLength(2));
  await act(() => new Promise((settle) => setTimeout(settle, 20)));
  expect(reads()).toHaveLength(2);
  expect(reads().map(([, input]) => input)).toEqual(
    expect.arrayContaining([
      { offset: '0', count: '4', type: 'withdrawal' },
      { offset: '0', count: '20', type: 'withdrawal', statuses: 'pending' },
    ]),
  );
});

it.each([
  [{ amount: 20, currency: 'EUR' }, /^20\s€ will go back/],
  [null, new RegExp(`^${cashier.withdraw.cancelTextWithoutSum}$`)],
])('R-CASH-03: the question about cancelling is declined by keeping the withdrawal (%j)', (sum, text) => {
  const payment = { id: '9', method: 'wallet', status: 'pending', amount: sum };
  renderInteractive(
    <CancelWithdrawal payment={payment as never} lost={undefined} onSend={() => undefined} />,
  );
  act(() => screen.getByRole('button').click());
  const { text: asked, cancelLabel } = useDialogs.getState().stack[0]?.props as Record<string, string>;
  expect(cancelLabel).toBe(cashier.withdraw.cancelKeep);
  expect(asked).toMatch(text);
});

it('R-CASH-03: a cancellation whose response is not done is a plain failure', async () => {
  respond({ 'cashier.cancelwithdrawal': () => ({ result: 0 }) });
  const payment = { id: '9', method: 'wallet', status: 'pending', amount: { amount: 20, currency: 'EUR' } };
  renderInteractive(
    <CancelWithdrawal payment={payment as never} lost={undefined} onSend={() => undefined} />,
  );
  act(() => screen.getByRole('button').click());
  await resolveDialog('confirm', true);
  await waitFor(() => expect(toasts()).toEqual([errors.UnknownErrorException]));
  expect(window.localStorage.getItem('payment_attempts') ?? '').not.toContain('"unknown"');
});

/** Nobody was known to be signed in, and the platform answers again. */
function recovered(responses: Record<string, () => unknown> = {}): void {
  act(() => {
    useSession.getState().reset();
    useSession.getState().setUnreachable();
  });
  respond({ 'account.getInfo': () => ({ uid: 1001 }), ...responses });
}

it('R-CASH-03: says that nothing was sent where the session had to be read first, and sends the next one', async () => {
  recovered({ 'cashier.makewithdrawal': () => ({ id: '9', status: 'pending' }) });
  const user = await withdraw();
  expect(await screen.findByText(cashier.notSent)).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
  await waitFor(() => expect(toasts()).toEqual([cashier.withdraw.taken]));
  expect(sent()).toHaveLength(1);
});

it('R-CASH-03: says the same of a cancellation', async () => {
  recovered();
  const payment = { id: '9', method: 'wallet', status: 'pending', amount: { amount: 20, currency: 'EUR' } };
  renderInteractive(
    <CancelWithdrawal payment={payment as never} lost={undefined} onSend={() => undefined} />,
  );
  act(() => screen.getByRole('button').click());
  await resolveDialog('confirm', true);
  await waitFor(() => expect(toasts()).toEqual([cashier.notSent]));
  expect(call.mock.calls.map(([name]) => name)).not.toContain('cashier.cancelwithdrawal');
});

it.each([
  ['Ann', 'Lee', 'Ann Lee'],
  ['Ann', 'O’Neil', "Ann O'Neil"],
  ['Ann', 'Lee, PhD', ''],
])(
  'fills in the owner %s %s, once read and as far as the field takes it',
  (first_name, last_name, holder) => {
    respond({});
    const field = { type: 'cardHolder', is_optional: false, mask: null, pattern: null, options: null };
    queryClient.setQueryData(profileQuery.queryKey, profile.parse({ first_name, last_name }));
    renderInteractive(
      <WithdrawForm
        method={{ ...method, fields: [{ ...field, name: 'card_holder', label: 'Card holder' }] }}
        choice={choiceOf(method)}
        settings={settings}
        available={null}
        recent={[]}
      />,
    );
    expect(screen.getByLabelText('Card holder')).toHaveValue(holder);
    expect(call).not.toHaveBeenCalled();
  },
);
