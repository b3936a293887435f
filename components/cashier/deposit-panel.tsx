'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { notFound, useSearchParams } from 'next/navigation';
import { useRef } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { QueryProvider } from '@/components/runtime/query-client';
import { depositSettingsQuery, recentPaymentsQuery } from '@/lib/cashier/queries';
import { newestId, orderMethods, presetsFor } from '@/lib/cashier/rules';
import type { PaymentMethod, PaymentRecord } from '@/lib/cashier/schema';
import { paths } from '@/lib/routing/paths';
import { CashierSkeleton } from './cashier-skeleton';
import { DepositForm } from './deposit-form';
import { LimitLine } from './limit-line';
import type { DepositSetup } from './load-cashier.server';
import { MethodPicker } from './method-picker';
import { RecentDeposits } from './recent-deposits';
import { UnreadCashier } from './unread-cashier';
import styles from './deposit-panel.module.scss';
import { useFormInView } from './use-form-in-view';

export interface DepositPanelProps extends DepositSetup {
  /** Chosen by the address; null takes the first one, which is the one used last. */
  sysname: string | null;
}

/** Deposit: the methods, and the form of the chosen one (R-ROUTE-09, R-CASH-01). */
export function DepositPanel(props: DepositPanelProps) {
  return (
    <QueryProvider>
      <KnownOrAsked {...props} />
    </QueryProvider>
  );
}

/** Starts from what the server has read, and asks for what it could not. */
function KnownOrAsked(props: DepositPanelProps) {
  const offered = useQuery({ ...depositSettingsQuery, initialData: props.offered ?? undefined });
  const recent = useQuery({
    ...recentPaymentsQuery('deposit', props.recentItems),
    initialData: props.recent ?? undefined,
  });
  if (offered.isPending || recent.isPending) return <CashierSkeleton />;
  // When a refetch fails, the cached data stay, with the form and all that was typed.
  if (offered.data === undefined) {
    return <UnreadCashier error={offered.error} onRetry={() => void offered.refetch()} />;
  }
  return <Methods {...props} methods={offered.data.methods} payments={recent.data?.items} />;
}

interface MethodsProps extends DepositPanelProps {
  methods: readonly PaymentMethod[];
  /** Undefined where the history could not be read. */
  payments: readonly PaymentRecord[] | undefined;
}

function Methods(props: MethodsProps) {
  const t = useTranslations('cashier');
  const { sysname, settings, isMethodRow, presets, payments } = props;
  const methods = orderMethods(props.methods, payments ?? []);
  const chosen = sysname === null ? methods[0] : methods.find((method) => method.sysname === sysname);
  const form = useRef<HTMLElement>(null);
  // Another method of the same deposit: where it leads back to and its offer stay in the address.
  const query = useSearchParams().toString();
  const href = (name: string) => `${paths.deposit(name)}${query && `?${query}`}`;
  useFormInView(form, chosen?.sysname ?? '');
  if (sysname !== null && !chosen) notFound();
  if (!chosen) return <EmptyState icon="card" title={t('deposit.none')} text={t('deposit.noneText')} />;
  return (
    <div className={styles.panel}>
      <MethodPicker methods={methods} chosen={chosen.sysname} isRow={isMethodRow} href={href} />
      <section className={styles.form} ref={form}>
        <h2 className={styles.title}>{chosen.name || chosen.sysname}</h2>
        <LimitLine {...props} />
        <DepositForm
          key={chosen.sysname}
          method={chosen}
          presets={presetsFor(chosen, presets)}
          settings={settings}
          newestId={payments && newestId(payments)}
          offers={props.depositOffers}
        />
      </section>
      <RecentDeposits methods={methods} joiner={props.dateTimeJoiner} recentItems={props.recentItems} />
    </div>
  );
}
