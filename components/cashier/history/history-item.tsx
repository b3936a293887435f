import { useTranslations } from 'next-intl';
import type { IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { RecordTime } from '@/components/ui/record-time';
import { Thumb } from '@/components/ui/thumb';
import type { HistoryRow } from '@/lib/cashier/history-rules';
import { requisitesText, signedSumText } from '@/lib/cashier/payment-words';
import { isRefusedStatus } from '@/lib/cashier/rules';
import { sumText, type Amount } from '@/lib/format/money';
import { PaymentStatus } from './payment-status';
import styles from './history-list.module.scss';

interface HistoryItemProps {
  row: HistoryRow;
  /** Shown if the record has no picture. */
  icon: IconName;
  /** Day or month, when this is its first record in a grouped list. */
  heading?: string | null;
  /** Whether the heading above names the day. */
  isUnderDay?: boolean;
}

/** One record: what, when, status, sum, and a link to its receipt. */
export function HistoryItem({ row, icon, heading, isUnderDay = false }: HistoryItemProps) {
  const t = useTranslations('cashier');
  const note = requisitesText(row.note);
  return (
    <li>
      {heading && <h3 className={styles.day}>{heading}</h3>}
      <div className={styles.row}>
        <Thumb src={row.picture} icon={icon} isLogo />
        <span className={styles.title}>{row.title}</span>
        {row.amount !== undefined && (
          <strong className={styles.amount}>
            {row.direction && <span className="visuallyHidden">{t(`recent.${row.direction}`)} </span>}
            <Sum amount={row.amount} row={row} />
          </strong>
        )}
        <span className={styles.detail}>
          {row.at && <RecordTime at={row.at} isTimeAlone={isUnderDay} className={styles.when} />}
          {note && (
            <span className={styles.note}>
              <bdi>{note}</bdi>
            </span>
          )}
        </span>
        <span className={styles.state}>
          <PaymentStatus status={row.status} />
        </span>
        {row.href && (
          <Link href={row.href} className={styles.open} aria-label={`${t('recent.receipt')} ${row.id}`} />
        )}
      </div>
    </li>
  );
}

/** Struck through if the money did not move. */
function Sum({ amount, row: { direction, status } }: { amount: Amount | null; row: HistoryRow }) {
  if (!direction) return sumText(amount);
  const text = signedSumText(amount, direction);
  return isRefusedStatus(status) ? <s>{text}</s> : text;
}
