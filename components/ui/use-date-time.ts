import { useTranslations } from 'next-intl';
import { formatDateTime, type DateInput } from '@/lib/format/date';

/** Returns the date and time of a wire time in the viewer's zone, joined by the operator's word (R-CONST-03). */
export function useDateTime(): (value: DateInput) => string {
  const joiner = useTranslations('cashier')('dateTimeJoiner');
  return (value) => formatDateTime(value, { joiner });
}
