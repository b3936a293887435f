import { act, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { catalogue } from '@/i18n/catalogue';
import { defaultFormSettings } from '@/lib/forms/settings';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '@/tests/support/platform-failure';
import { beginAsPlayer, renderCashier } from '../cashier.test-support';
import { DepositPanel } from '../deposit/deposit-panel';
import { DEPOSIT_TEXTS } from '../deposit/deposit-texts.server';
import { WithdrawPanel } from '../withdrawal/withdraw-panel';

vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/cashier',
  useSearchParams: () => new URLSearchParams(),
}));

const call = platformCalls();
const METHOD = { sysname: 'wallet', name: 'E-wallet', currency: 'EUR', min_amount: 5, max_amount: 250 };
const shared = {
  settings: defaultFormSettings('en'),
  isMethodRow: false,
  recentItems: 4,
};
const PANELS = [
  [
    'deposit',
    <DepositPanel
      key="deposit"
      {...shared}
      sysname={null}
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
  ],
  ['withdrawal', <WithdrawPanel key="withdrawal" {...shared} />],
] as const;
const historyReads = () => call.mock.calls.filter(([method]) => method === 'cashier.gethistory');

function respond(history: () => unknown, methods: readonly object[] = [METHOD]): void {
  call.mockImplementation((method) => {
    if (method === 'cashier.gethistory') return history();
    if (method.endsWith('settings')) return { methods, available: null };
    return undefined;
  });
}

beforeEach(() => {
  call.mockReset();
  queryClient.clear();
  beginAsPlayer();
});

describe.each(PANELS)('the form of a %s', (kind, panel) => {
  it('is there where the history cannot be read, which is asked for once', async () => {
    respond(() => {
      throw platformFailure('TooManyRequestsException', { httpStatus: 429 });
    });
    renderCashier(panel);
    expect(await screen.findByLabelText(/^Amount/)).toBeVisible();
    await act(() => new Promise((settle) => setTimeout(settle, 300)));
    expect(screen.getByLabelText(/^Amount/)).toBeVisible();
    // The withdrawal also requests pending ones.
    expect(historyReads().length).toBeLessThanOrEqual(2);
  });

  it('keeps what was typed while the history is read again', async () => {
    let isDown = true;
    respond(() => {
      if (isDown) throw platformFailure('InternalServerErrorException', { httpStatus: 500 });
      return { items: [], total: 0, pageSize: null };
    });
    const user = renderCashier(panel);
    await user.type(await screen.findByLabelText(/^Amount/), '20');
    isDown = false;
    await user.click((await screen.findAllByRole('button', { name: 'Try again' }))[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(screen.getByLabelText(/^Amount/)).toHaveValue('20');
  });

  it('begins without a history that does not come', async () => {
    respond(() => new Promise(() => undefined));
    renderCashier(panel);
    expect(await screen.findByLabelText(/^Amount/)).toBeVisible();
  });

  it('says where there is no method, with the texts that the page sends', async () => {
    respond(() => [], []);
    const { cashier } = catalogue.en;
    const sent = DEPOSIT_TEXTS.map((text) => text.split('.')[1] as keyof typeof cashier);
    const texts = { ...catalogue.en, cashier: Object.fromEntries(sent.map((name) => [name, cashier[name]])) };
    renderCashier(
      <NextIntlClientProvider locale="en" messages={kind === 'deposit' ? texts : catalogue.en}>
        {panel}
      </NextIntlClientProvider>,
    );
    expect(await screen.findByText(/method is available right now/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  });
});
