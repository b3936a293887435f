'use client';

import { useTranslations } from 'next-intl';
import { RewardCard } from '@/components/ui/reward-card';
import { bonusActions, type ListedBonus } from '@/lib/bonuses/rules';
import { formatAmount } from '@/lib/format/money';
import { readReward } from '@/lib/money/rules';
import { BonusActions } from './bonus-actions';

const STATUSES = ['available', 'active', 'finished', 'removed'] as const;

/** A bonus: what it is worth, its status (never the platform's own word for one not known), and what can be done with it. */
export function BonusCard({ bonus }: { bonus: ListedBonus }) {
  const t = useTranslations('rewards');
  const { title, text, amount } = readReward(bonus.description);
  const name = title ?? t('bonuses.unnamed', { id: bonus.id });
  const status = STATUSES.find((known) => known === bonus.status) ?? 'unknown';
  return (
    <RewardCard
      status={t(`bonuses.status.${status}`)}
      name={name}
      headingLevel="h3"
      amount={amount && formatAmount(amount)}
      texts={[text]}
      isCurrent={bonus.status === 'active'}
    >
      {bonusActions(bonus).length > 0 && <BonusActions bonus={bonus} note={{ title, amount }} name={name} />}
    </RewardCard>
  );
}
