import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RewardCard, type RewardTone } from '@/components/ui/reward-card';
import { bonusActions, type ListedBonus } from '@/lib/bonuses/rules';
import { takeLostFocus } from '@/lib/browser/is-focus-lost';
import { formatAmount } from '@/lib/format/money';
import { readReward } from '@/lib/money/rules';
import { BonusActions } from './bonus-actions';

const STATUSES = ['available', 'active', 'finished', 'removed'] as const;

const TONES: Record<string, RewardTone> = { active: 'current', available: 'open' };

interface BonusCardProps {
  bonus: ListedBonus;
  /** Its button is gold. */
  isNext: boolean;
}

/** An unknown status is never shown as the platform's raw string. */
export function BonusCard({ bonus, isNext }: BonusCardProps) {
  const t = useTranslations('rewards');
  const { title, text, amount } = readReward(bonus.description);
  const name = title ?? t('bonuses.unnamed', { id: bonus.id });
  // An action takes away the button that was clicked, once the new status is read.
  const [statusBefore, setStatusBefore] = useState<string | null>(null);
  const replacesButton = statusBefore !== null && statusBefore !== bonus.status;
  const status = STATUSES.find((known) => known === bonus.status) ?? 'unknown';
  return (
    <RewardCard
      status={t(`bonuses.status.${status}`)}
      tone={TONES[status] ?? 'over'}
      name={name}
      headingLevel="h3"
      nameRef={replacesButton ? takeLostFocus : undefined}
      amount={amount && formatAmount(amount)}
      texts={[text]}
    >
      {bonusActions(bonus).length > 0 && (
        <BonusActions
          bonus={bonus}
          note={{ title, amount }}
          name={name}
          isNext={isNext}
          onSend={() => setStatusBefore(bonus.status)}
        />
      )}
    </RewardCard>
  );
}
