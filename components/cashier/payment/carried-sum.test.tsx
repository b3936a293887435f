import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { forgetDrafts } from '@/lib/forms/drafts';
import { preparePatterns } from '@/lib/forms/patterns';
import { defaultFormSettings } from '@/lib/forms/settings';
import { platformCalls } from '@/tests/support/platform-calls';
import { beginAsPlayer, renderCashier } from '../cashier.test-support';
import { DepositPanel } from '../deposit/deposit-panel';
import { WithdrawPanel } from '../withdrawal/withdraw-panel';

let query = '';
vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/cashier',
  useSearchParams: () => new URLSearchParams(query),
}));

vi.mock('@/lib/forms/patterns', async (original) => {
  const own = await original<typeof import('@/lib/forms/patterns')>();
  return { ...own, preparePatterns: vi.fn(own.preparePatterns) };
});

const call = platformCalls();
const method = (sysname: string, min_amount: number, max_amount: number) => ({
  sysname,
  name: sysname,
  currency: 'EUR',
  min_amount,
  max_amount,
});
const METHODS = [method('wallet', 5, 250), method('bank', 100, 500)];
const shared = {
  settings: defaultFormSettings('en'),
  isMethodRow: false,
  recentItems: 4,
};

const amount = () => screen.findByRole('textbox', { name: /^Amount/ });

function depositBy(sysname: string | null) {
  return renderCashier(
    <DepositPanel
      {...shared}
      sysname={sysname}
      presets={[]}
      offered={null}
      recent={null}
      limit={null}
      hasLimitPage={false}
      currency="EUR"
      balance={null}
      depositOffers={[]}
      banks={null}
    />,
  );
}

/** Types a sum for the first method and goes where the link of the second one leads. */
async function depositByBank(typed: string, typedLater = '') {
  const person = depositBy(null);
  await person.type(await amount(), typed);
  const link = screen.getByRole('link', { name: /^bank/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await person.click(link);
  const { href } = link as HTMLAnchorElement;
  if (typedLater) {
    await person.clear(await amount());
    await person.type(await amount(), typedLater);
  }
  query = new URL(href).search;
  cleanup();
  return depositBy('bank');
}

async function withdrawByBank(typed: string) {
  const person = renderCashier(<WithdrawPanel {...shared} />);
  await person.type(await amount(), typed);
  await person.click(screen.getByRole('button', { name: /^bank/ }));
  return person;
}

beforeEach(() => {
  query = '';
  call.mockReset();
  forgetDrafts();
  queryClient.clear();
  beginAsPlayer();
  call.mockImplementation((name) => {
    if (name === 'cashier.makewithdrawal') return { id: '9', status: 'pending' };
    if (name.endsWith('settings')) return { methods: METHODS, available: { amount: 900, currency: 'EUR' } };
    return { items: [], total: 0, pageSize: null };
  });
});

describe.each([
  ['deposit', depositByBank],
  ['withdrawal', withdrawByBank],
] as const)('a sum typed for another method of a %s (R-CASH-07)', (_, chooseBank) => {
  it.each(['75.50', '75,5', 'abc', '１２０'])('%s stays as it was typed', async (typed) => {
    await chooseBank(typed);
    expect(await amount()).toHaveValue(typed);
  });

  it.each(['75', '501', '75.50'])('%s is judged by the rules of the chosen one', async (typed) => {
    await chooseBank(typed);
    await waitFor(async () => expect(await amount()).toHaveAttribute('aria-invalid', 'true'));
    expect(await amount()).toHaveAccessibleDescription(/100.*500/);
  });

  it('is called right again as soon as it is', async () => {
    const person = await chooseBank('75');
    await waitFor(async () => expect(await amount()).toHaveAttribute('aria-invalid', 'true'));
    await person.type(await amount(), '0');
    expect(await amount()).toHaveValue('750');
    await person.type(await amount(), '{Backspace}{Backspace}{Backspace}200');
    await waitFor(async () => expect(await amount()).toHaveAttribute('aria-invalid', 'false'));
  });

  it('stays without invisible characters', async () => {
    await chooseBank('120\u200E');
    expect(await amount()).toHaveValue('120');
  });

  it('is not called wrong within the bounds', async () => {
    await chooseBank('1200{Backspace}');
    expect(await amount()).toHaveValue('120');
    await waitFor(async () => expect(await amount()).toHaveAttribute('aria-invalid', 'false'));
  });
});

it('a sum that is typed while the page of the other method loads is what that page shows', async () => {
  await depositByBank('120', '1500');
  expect(query).toBe('?amount=120');
  expect(await amount()).toHaveValue('1,500');
});

describe('a text that is no sum', () => {
  it('does not show in the address, and comes along once', async () => {
    await depositByBank('4242 4242 4242 4242');
    expect(await amount()).toHaveValue('4,242 4242 4242 4242');
    expect(query).toBe('');
    cleanup();
    depositBy('wallet');
    expect(await amount()).toHaveValue('');
  });

  it('is nothing to another player', async () => {
    const person = depositBy(null);
    await person.type(await amount(), '75.50');
    await person.click(screen.getByRole('link', { name: /^bank/ }));
    cleanup();
    beginAsPlayer({ uid: 1002 });
    depositBy('bank');
    expect(await amount()).toHaveValue('');
  });
});

it.each([
  ['120', 0],
  ['75', 1],
])('the sum %s to begin with is checked %i times: rules load with the first check', async (sum, checks) => {
  vi.mocked(preparePatterns).mockClear();
  query = `?amount=${sum}`;
  depositBy('bank');
  expect(await amount()).toHaveValue(sum);
  await waitFor(() => expect(preparePatterns).toHaveBeenCalledTimes(checks));
  await act(() => new Promise((settle) => setTimeout(settle, 50)));
  expect(preparePatterns).toHaveBeenCalledTimes(checks);
});

it('R-CASH-03: a withdrawal that was taken empties the form of a sum that came along too', async () => {
  const person = await withdrawByBank('120');
  await person.click(screen.getByRole('button', { name: /^Withdraw 120/ }));
  await waitFor(async () => expect(await amount()).toHaveValue(''));
});
