import { formatTime, type DateInput } from '@/lib/format/date';
import { useDateTime } from './use-date-time';

interface RecordTimeProps {
  at: DateInput;
  /** Below a heading that names the day only the time is visible, but screen readers get both. */
  isTimeAlone: boolean;
  className: string | undefined;
}

/** Date and time of an entry in a list. */
export function RecordTime({ at, isTimeAlone, className }: RecordTimeProps) {
  const whole = useDateTime()(at);
  if (!isTimeAlone) return <span className={className}>{whole}</span>;
  return (
    <span className={className}>
      <span aria-hidden="true">{formatTime(at)}</span>
      <span className="visuallyHidden">{whole}</span>
    </span>
  );
}
