import { useTranslations } from 'next-intl';
import { Thumb } from '@/components/ui/thumb';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { formatAmount } from '@/lib/format/money';
import { platformPicture } from '@/lib/routing/platform-picture';
import styles from './method-card.module.scss';

interface MethodCardProps {
  method: PaymentMethod;
  isLastUsed: boolean;
}

/** A payment method: picture, name, limits, and fee if it is known. */
export function MethodCard({ method, isLastUsed }: MethodCardProps) {
  const t = useTranslations('cashier');
  const { fee_percent: fee } = method;
  return (
    <>
      <Thumb src={platformPicture(method.image)} icon="card" isLogo />
      <span className={styles.words}>
        <span className={styles.name}>
          {method.name || method.sysname}
          {isLastUsed && <span className={styles.mark}>{t('method.lastUsed')}</span>}
        </span>
        {/* One text: the parts stay apart in the accessible name too. */}
        <span className={styles.facts}>{[limits(), feeText()].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );

  function feeText(): string | null {
    if (fee === null) return null;
    return fee ? t('method.fee', { percent: fee }) : t('method.noFee');
  }

  function limits(): string {
    const { min_amount: min, max_amount: max, currency } = method;
    const shown = (amount: number) => formatAmount({ amount, currency });
    if (min !== null && max !== null) return t('method.range', { min: shown(min), max: shown(max) });
    if (min !== null) return t('method.from', { min: shown(min) });
    return max !== null ? t('method.upTo', { max: shown(max) }) : t('method.noLimits');
  }
}
