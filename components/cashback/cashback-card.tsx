import { useTranslations } from 'next-intl';
import { RewardCard } from '@/components/ui/reward-card';
import { useDateTime } from '@/components/ui/use-date-time';
import { cashbackState, isEmptySum } from '@/lib/cashback/rules';
import type { WireCashback } from '@/lib/cashback/schema';
import { formatAmount } from '@/lib/format/money';
import { timeLeft } from '@/lib/format/time-left';
import { readReward } from '@/lib/money/rules';
import { CashbackActions } from './cashback-actions';

interface CashbackCardProps {
  cashback: WireCashback;
  /** The cashback that take and remove act on. */
  isCurrent: boolean;
  nowMs: number;
}

/** A cashback: sum, deadline, and what became of it. */
export function CashbackCard({ cashback, isCurrent, nowMs }: CashbackCardProps) {
  const t = useTranslations('rewards');
  const dateTime = useDateTime();
  const { title, text, amount } = readReward(cashback.description);
  const state = cashbackState(cashback, nowMs);
  const isEmpty = state === 'active' && isEmptySum(amount);
  return (
    <RewardCard
      status={t(`cashback.state.${isEmpty ? 'empty' : state}`)}
      tone={tone()}
      name={title ?? t('cashback.unnamed', { id: cashback.id })}
      amount={amount && formatAmount(amount)}
      texts={[text, when()]}
    >
      {isCurrent && (
        <CashbackActions id={cashback.id} sum={amount ? formatAmount(amount) : ''} isEmpty={isEmpty} />
      )}
    </RewardCard>
  );

  function tone() {
    if (isCurrent && !isEmpty) return 'current';
    return state === 'active' ? 'open' : 'over';
  }

  function when(): string {
    const { paid_out_at, receiving_expired_at, end_date } = cashback;
    if (state === 'paidOut' && paid_out_at) {
      return t('cashback.paidAt', { date: dateTime(paid_out_at) });
    }
    if (state === 'active' && receiving_expired_at && !isEmpty) {
      const { days, hours, minutes } = timeLeft(Date.parse(receiving_expired_at), nowMs);
      return t('cashback.left', { days, hours, minutes });
    }
    if (!end_date) return '';
    const isAhead = Date.parse(end_date) > nowMs;
    return t(isAhead ? 'cashback.endsAt' : 'cashback.endedAt', {
      date: dateTime(end_date),
    });
  }
}
