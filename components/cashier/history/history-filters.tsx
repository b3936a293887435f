'use client';

import { useTranslations } from 'next-intl';
import { PERIODS, type Period } from '@/lib/cashier/history-rules';
import { useStatusText } from './payment-status';
import styles from './history-filters.module.scss';

/** States a payment can have by the contract. */
const STATUSES = ['success', 'pending', 'declined', 'cancelled'] as const;

export interface PaymentFilter {
  /** Null for any. */
  status: string | null;
  period: Period;
}

export const ALL_PAYMENTS: PaymentFilter = { status: null, period: 'all' };

interface HistoryFiltersProps {
  filter: PaymentFilter;
  onChange: (filter: PaymentFilter) => void;
}

/** Which payments are listed: those of a state, and those of a time. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const t = useTranslations('cashier.history');
  const statusText = useStatusText();
  return (
    <>
      <select
        className={styles.select}
        aria-label={t('filter.status')}
        value={filter.status ?? ''}
        onChange={({ target }) => onChange({ ...filter, status: target.value || null })}
      >
        <option value="">{t('filter.anyStatus')}</option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {statusText(status)}
          </option>
        ))}
      </select>
      <PeriodSelect period={filter.period} onChange={(period) => onChange({ ...filter, period })} />
    </>
  );
}

function PeriodSelect({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const t = useTranslations('cashier.history');
  return (
    <select
      className={styles.select}
      aria-label={t('filter.period')}
      value={period}
      onChange={({ target }) => onChange(PERIODS.find((name) => name === target.value) ?? 'all')}
    >
      {PERIODS.map((name) => (
        <option key={name} value={name}>
          {t(`period.${name}`)}
        </option>
      ))}
    </select>
  );
}
