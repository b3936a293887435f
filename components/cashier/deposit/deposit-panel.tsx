import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { withQueries } from '@/components/shared/query/query-client';
import { depositSettingsQuery } from '@/lib/cashier/queries';
import {
  depositAddress,
  firstMethod,
  firstSum,
  lastUsedMethod,
  presetsFor,
  SUM_QUERY,
} from '@/lib/cashier/rules';
import type { PaymentMethod, PaymentRecord } from '@/lib/cashier/schema';
import { readSum } from '@/lib/forms/payment-rules';
import { uniqueBy } from '@/lib/platform/unique-by';
import { useFirstHistory } from '../payment/use-first-history';
import { CashierSkeleton } from '../payment/cashier-skeleton';
import { NoMethods } from '../payment/no-methods';
import { DepositForm } from './deposit-form';
import { LimitLine } from './limit-line';
import type { DepositSetup } from '@/lib/cashier/loader';
import { RecentDeposits } from './recent-deposits';
import { UnreadCashier } from '../payment/unread-cashier';
import styles from './deposit-panel.module.scss';

export interface DepositPanelProps extends DepositSetup {
  /** Method from the address; null selects the last used one, else the first. */
  sysname: string | null;
  children?: ReactNode;
}

/** The methods and the selected one's form (R-ROUTE-09, R-CASH-01). Requests what the server has not read. */
export const DepositPanel = withQueries(function DepositPanel(props: DepositPanelProps) {
  const offered = useQuery({ ...depositSettingsQuery, initialData: props.offered ?? undefined });
  const { isWaiting, payments } = useFirstHistory('deposit', props.recentItems, props.recent);
  if (offered.isPending || isWaiting) return <CashierSkeleton />;
  // A failed refetch keeps the cached data, and so the form with everything typed.
  if (offered.data === undefined) {
    return <UnreadCashier error={offered.error} onRetry={() => void offered.refetch()} />;
  }
  return <Methods {...props} methods={offered.data.methods} payments={payments} />;
});

interface MethodsProps extends DepositPanelProps {
  methods: readonly PaymentMethod[];
  /** Undefined if the history could not be read. */
  payments: readonly PaymentRecord[] | undefined;
}

function Methods(props: MethodsProps) {
  const t = useTranslations('cashier');
  const { sysname, settings, isMethodRow, presets, payments } = props;
  const methods = uniqueBy(props.methods, 'sysname');
  const lastUsed = lastUsedMethod(methods, payments ?? []);
  // Keep the first choice even if a later history response names another one.
  const [first] = useState(lastUsed);
  const chosen = firstMethod(methods, sysname, first);
  const query = useSearchParams();
  if (!chosen) return <NoMethods title={t('deposit.none')} />;
  const sums = presetsFor(chosen, presets);
  return (
    <div className={styles.panel}>
      <DepositForm
        key={chosen.sysname}
        method={chosen}
        choice={{
          methods,
          lastUsed,
          isRow: isMethodRow,
          href: (name, sum) => depositAddress(name, query.toString(), sum),
        }}
        sum={firstSum(chosen, readSum(query.get(SUM_QUERY) ?? ''), payments ?? [], sums)}
        balance={props.balance}
        note={<LimitLine {...props} />}
        presets={sums}
        settings={settings}
        recent={payments}
        offers={props.depositOffers}
        banks={props.banks}
      />
      {props.children && <div className={styles.code}>{props.children}</div>}
      <RecentDeposits methods={methods} recentItems={props.recentItems} />
    </div>
  );
}
