import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { formatAmount } from '@/lib/format/money';
import { depositLimitQuery } from '@/lib/profile/queries';
import { paths } from '@/lib/routing/paths';
import type { DepositSetup } from '@/lib/cashier/loader';
import { useSession } from '@/stores/session';
import styles from './limit-line.module.scss';

type LimitLineProps = Pick<DepositSetup, 'hasLimitPage' | 'currency' | 'limit'>;

/** How much may still be deposited; renders nothing if no limit is set or it cannot be read (R-CASH-16). */
export function LimitLine({ hasLimitPage, currency: first, limit: known }: LimitLineProps) {
  const t = useTranslations('cashier');
  // It may have changed in another tab since the page was rendered.
  const currency = useSession((state) => state.user?.balance_main?.currency ?? first);
  const { data: limit } = useQuery({ ...depositLimitQuery, initialData: known ?? undefined });
  if (!limit || limit.limit_amount === null || currency === null) return null;
  const shown = (amount: number) => formatAmount({ amount, currency });
  const available = limit.available_amount ?? limit.limit_amount;
  const values = {
    available: shown(available),
    limit: shown(limit.limit_amount),
  };
  return (
    <span className={styles.limit}>
      {/* A space in a text of its own is lost from the description where a line ends at it. */}
      {`${t(available > 0 ? `limit.${limit.period}` : 'limit.reached', values)} `}
      {hasLimitPage && <Link href={paths.profile('responsible-game')}>{t('limit.link')}</Link>}
    </span>
  );
}
