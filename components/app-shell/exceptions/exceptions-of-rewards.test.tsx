import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { BonusActions } from '@/components/bonuses/bonus-actions';
import { CashbackActions } from '@/components/cashback/cashback-actions';
import { UnseenCashbackDialog } from '@/components/cashback/dialogs/unseen-cashback-dialog';
import { usePurchase } from '@/components/loyalty/player-purchase';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';
import { burnsBonus, type BonusAction, type ListedBonus } from '@/lib/bonuses/rules';
import type { ExceptionType } from '@/lib/platform/error-policy';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { resolveDialog } from '../../../tests/support/interactive';
import { QueryProvider } from '@/components/shared/query/query-client';
import { respondWith, clearTable, describeRow, renderPart, click } from './exceptions.test-support';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/profile/bonuses' }));

const CASHBACK = {
  id: '41',
  status: 'active',
  end_date: null,
  receiving_expired_at: null,
  paid_out_at: null,
};

beforeEach(() => {
  clearTable();
  // The list still has the cashback: only the exception explains why it could not be taken or removed.
  respondWith('cashbacks.get', { items: [CASHBACK], total: 1 });
  useSession.getState().setUser(account.parse({ uid: 1001 }));
});

/** No toast for a player whose session is lost: the sign-in opens instead. */
const unlessSessionLost = (type: ExceptionType) => (type === 'AuthorizationException' ? null : undefined);
/** Unknown whether the reward was bought. */
const isUnclear = (type: ExceptionType) =>
  ['UnknownErrorException', 'InternalServerErrorException'].includes(type);
/** The call contains no input of the player. */
const isInputRefused = (type: ExceptionType) =>
  ['InvalidParameterException', 'InvalidRequestException'].includes(type);

const BONUSES: readonly {
  method: string;
  type: ListedBonus['type'];
  status: 'available' | 'active';
  action: BonusAction;
}[] = [
  { method: 'bonuses.activate', type: 'casino', status: 'available', action: 'activate' },
  { method: 'bonuses.deactivate', type: 'casino', status: 'active', action: 'deactivate' },
  { method: 'bonuses.remove', type: 'casino', status: 'available', action: 'remove' },
  { method: 'bonuses.remove', type: 'casino', status: 'active', action: 'remove' },
  { method: 'BettingBonuses.activate', type: 'betting', status: 'available', action: 'activate' },
  { method: 'BettingBonuses.remove', type: 'betting', status: 'active', action: 'remove' },
];

for (const { method, type, status, action } of BONUSES) {
  const label = (locale: Locale) => catalogue[locale].rewards.bonuses[action].button;
  describeRow({
    name: `${method} of a bonus that is ${status} (R-BON-03, R-BET-02)`,
    method,
    isForPlayer: true,
    button: label,
    sentence: unlessSessionLost,
    async act(locale) {
      const source = type === 'betting' ? 'bettingBonuses' : 'bonuses';
      const bonus: ListedBonus = { id: '7', type, source, status, description: null };
      renderPart(
        <QueryProvider>
          <BonusActions
            bonus={bonus}
            note={{ title: null, amount: null }}
            name="Gift"
            isNext
            onSend={() => undefined}
          />
        </QueryProvider>,
        locale,
      );
      await click(label(locale));
      const question = action === 'activate' ? 'activateBonus' : 'removeBonus';
      await resolveDialog(burnsBonus(status, action) ? 'burnBonuses' : question, true);
    },
  });
}

for (const action of ['payout', 'remove'] as const) {
  const label = (locale: Locale) => catalogue[locale].rewards.cashback[action].button;
  describeRow({
    name: `cashbacks.${action} on its page (R-CBACK-03)`,
    method: `cashbacks.${action}`,
    isForPlayer: true,
    button: label,
    sentence: unlessSessionLost,
    async act(locale) {
      renderPart(
        <QueryProvider>
          <CashbackActions id="41" sum="15 €" isEmpty={false} />
        </QueryProvider>,
        locale,
      );
      await click(label(locale));
      if (action === 'remove') await resolveDialog('confirm', true);
    },
  });
}

describeRow({
  name: 'taking the cashback of the popup (R-CBACK-03)',
  method: 'cashbacks.payout',
  isForPlayer: true,
  button: (locale) => catalogue[locale].popups.cashback.take,
  async act(locale) {
    renderPart(
      <UnseenCashbackDialog
        id="41"
        title="Weekly"
        text={null}
        amount={null}
        isTakeable
        isOver={false}
        close={vi.fn()}
      />,
      locale,
    );
    await click(catalogue[locale].popups.cashback.take);
  },
});

function Reward() {
  const { buy, isBusy } = usePurchase(null);
  return (
    <button aria-busy={isBusy || undefined} onClick={() => void buy({ id: '1', name: 'Cap', price: 5 })}>
      Cap
    </button>
  );
}

describeRow({
  name: 'buying a reward of the loyalty shop (R-LOY-03)',
  method: 'loyalty.buyproduct',
  isForPlayer: true,
  button: () => 'Cap',
  sentence: (type, locale) => {
    const { shop } = catalogue[locale].loyalty;
    if (isInputRefused(type)) return shop.refused;
    return isUnclear(type) ? shop.unknownOutcome : unlessSessionLost(type);
  },
  async act(locale) {
    renderPart(
      <QueryProvider>
        <Reward />
      </QueryProvider>,
      locale,
    );
    await screen.findByText('Cap');
    await click('Cap');
    await resolveDialog('confirm', true);
  },
});
