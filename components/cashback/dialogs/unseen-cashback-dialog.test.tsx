import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { payOutCashback } from '@/lib/cashback/api';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../../tests/support/platform-failure';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { UnseenCashbackDialog } from './unseen-cashback-dialog';

vi.mock('@/components/shared/session/refresh-balance', () => ({ refreshBalance: vi.fn() }));
vi.mock('@/lib/browser/server-clock', () => ({ serverClockOffset: vi.fn(async () => 0) }));
vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

const call = platformCalls();
const AMOUNT = { amount: 15, currency: 'EUR' };
const ACTIVE = {
  id: '41',
  status: 'active',
  receiving_expired_at: null,
  end_date: '2025-03-10T00:00:00.000Z',
};

/** Mocks the cashbacks before and after the call, and the call's result. */
function respond(result: () => unknown, before: object[] = [ACTIVE], after = before): void {
  let items = before;
  call.mockImplementation(async (name) => {
    if (name === 'cashbacks.get') return { items, total: items.length };
    items = after;
    return result();
  });
}
const sent = () => call.mock.calls.filter(([name]) => name === payOutCashback.name);

function renderPart(
  isTakeable: boolean,
  more: { isOver?: boolean; text?: string; amount?: typeof AMOUNT } = {},
) {
  const close = vi.fn();
  const rendered = renderWithTexts(
    <UnseenCashbackDialog
      id="41"
      title="Weekly cashback"
      text={null}
      amount={AMOUNT}
      isTakeable={isTakeable}
      isOver={false}
      {...more}
      close={close}
    />,
  );
  return { ...rendered, close };
}

beforeEach(() => {
  call.mockReset();
  useToasts.getState().reset();
});

describe('the unseen cashback', () => {
  it('R-CBACK-03: is paid out once, however often the button is clicked, and the balance follows', async () => {
    let settle: (value: unknown) => void = () => undefined;
    respond(() => new Promise((resolve) => (settle = resolve)));
    const { user, close } = renderPart(true);
    const take = screen.getByRole('button', { name: 'Collect' });
    await user.click(take);
    await user.click(take);
    await waitFor(() => expect(sent()).toEqual([[payOutCashback.name, {}]]));
    settle({ result: 1 });
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(refreshBalance).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledExactlyOnceWith();
    expect(sent()).toHaveLength(1);
  });

  it('R-CBACK-03: sends nothing where another one is current by now, which the call would take', async () => {
    const newer = { ...ACTIVE, id: '42', end_date: '2025-03-17T00:00:00.000Z' };
    respond(() => ({ result: 1 }), [newer, ACTIVE]);
    const { user } = renderPart(true);
    await user.click(screen.getByRole('button', { name: 'Collect' }));
    const { gone } = catalogue.en.popups.cashback;
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(gone));
    expect(sent()).toEqual([]);
    expect(screen.queryByText(catalogue.en.popups.cashback.taken)).toBeNull();
  });

  it('R-ERR-16: stays takeable after a failure, and says why in the dialog alone', async () => {
    respond(() => {
      throw platformFailure('BillingUnavailableException');
    });
    const { user, close } = renderPart(true);
    await user.click(screen.getByRole('button', { name: 'Collect' }));
    const { BillingUnavailableException: words } = catalogue.en.errors;
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(useToasts.getState().toasts).toEqual([]);
    expect(screen.getByRole('button', { name: 'Collect' })).not.toHaveAttribute('aria-busy');
    expect(sent()).toHaveLength(1);
    expect(close).not.toHaveBeenCalled();
  });

  it.each([
    ['errors', [ACTIVE]],
    ['gone', [{ ...ACTIVE, status: 'paid_out' }]],
    ['gone', []],
  ] as const)('R-CBACK-03, R-ERR-14: a refusal is explained as in the list (%s)', async (outcome, after) => {
    respond(
      () => {
        throw platformFailure('InvalidParameterException');
      },
      [ACTIVE],
      [...after],
    );
    const { user } = renderPart(true);
    await user.click(screen.getByRole('button', { name: 'Collect' }));
    const { errors, popups } = catalogue.en;
    const words = outcome === 'gone' ? popups.cashback.gone : errors.InvalidRequestException;
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  });

  it.each([undefined, 'Take your 15 € now'])(
    'R-CBACK-02: says that its time is over, and never that it was paid (own words: %s)',
    (text) => {
      renderPart(false, { isOver: true, ...(text === undefined ? {} : { text }) });
      const { overText, paidText } = catalogue.en.popups.cashback;
      expect(screen.getByText(overText)).toBeVisible();
      expect(screen.queryByText(paidText)).toBeNull();
      if (text !== undefined) expect(screen.queryByText(text)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Collect' })).toBeNull();
    },
  );

  it('offers nothing to take of a sum of 0, and says so', () => {
    renderPart(true, { amount: { amount: 0, currency: 'EUR' }, text: 'Take your cashback' });
    expect(screen.getByText(catalogue.en.popups.cashback.emptyText)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Collect' })).toBeNull();
    expect(screen.queryByText('Take your cashback')).toBeNull();
  });

  it('offers nothing to take when it was paid out', () => {
    renderPart(false);
    expect(screen.getByText(catalogue.en.popups.cashback.paidText)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Collect' })).toBeNull();
    expect(screen.getByText(/^15\s€$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my cashback' })).toHaveAttribute(
      'href',
      '/profile/cashback',
    );
  });
});
