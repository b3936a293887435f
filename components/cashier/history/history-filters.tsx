import { useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/ui/filter-select';
import { PERIODS, type Period } from '@/lib/money/period';
import { PAYMENT_STATUSES, useStatusText } from './payment-status';

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

/** Filters payments by state and period. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const t = useTranslations('cashier.history');
  const statusText = useStatusText();
  return (
    <>
      <FilterSelect
        label={t('filter.status')}
        value={filter.status ?? ''}
        options={[
          ['', t('filter.anyStatus')],
          ...PAYMENT_STATUSES.map((status) => [status, statusText(status)] as const),
        ]}
        onChange={(status) => onChange({ ...filter, status: status || null })}
      />
      <FilterSelect
        label={t('filter.period')}
        value={filter.period}
        options={PERIODS.map((name) => [name, t(`period.${name}`)] as const)}
        onChange={(period) => onChange({ ...filter, period })}
      />
    </>
  );
}
