'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { notFound } from 'next/navigation';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import type { CashierSetup } from '@/lib/cashier/loader';
import { depositSettingsQuery, recentPaymentsQuery } from '@/lib/cashier/queries';
import { newestId, orderMethods, presetsFor } from '@/lib/cashier/rules';
import type { PaymentMethod, PaymentRecord } from '@/lib/cashier/schema';
import { paths } from '@/lib/routing/paths';
import { CashierSkeleton } from './cashier-skeleton';
import { DepositForm } from './deposit-form';
import { LimitLine } from './limit-line';
import { MethodPicker } from './method-picker';
import styles from './deposit-panel.module.scss';

interface DepositPanelProps extends Pick<
  CashierSetup,
  'settings' | 'isMethodRow' | 'presets' | 'recentItems'
> {
  /** Chosen by the address; null takes the first one, which is the one used last. */
  sysname: string | null;
  /** The responsible-gaming page, where limits are explained, is switched on. */
  hasLimitPage: boolean;
}

/** Deposit: the methods, and the form of the chosen one (R-ROUTE-09, R-CASH-01). */
export function DepositPanel(props: DepositPanelProps) {
  const t = useTranslations('cashier');
  const offered = useQuery(depositSettingsQuery);
  const recent = useQuery(recentPaymentsQuery('deposit', props.recentItems));
  if (offered.isPending || recent.isPending) return <CashierSkeleton />;
  if (offered.isError) {
    return <FailedState text={t('notReachable')} onRetry={() => void offered.refetch()} />;
  }
  return <Methods {...props} offered={offered.data.methods} recent={recent.data?.items} />;
}

interface MethodsProps extends DepositPanelProps {
  offered: readonly PaymentMethod[];
  /** Undefined where the history could not be read. */
  recent: readonly PaymentRecord[] | undefined;
}

function Methods(props: MethodsProps) {
  const t = useTranslations('cashier');
  const { sysname, settings, isMethodRow, presets, hasLimitPage, offered, recent } = props;
  const methods = orderMethods(offered, recent ?? []);
  const chosen = sysname === null ? methods[0] : methods.find((method) => method.sysname === sysname);
  if (sysname !== null && !chosen) notFound();
  if (!chosen) return <EmptyState icon="card" title={t('deposit.none')} text={t('deposit.noneText')} />;
  return (
    <div className={styles.panel}>
      <MethodPicker methods={methods} chosen={chosen.sysname} isRow={isMethodRow} href={paths.deposit} />
      <section className={styles.form}>
        <h2 className={styles.title}>{chosen.name || chosen.sysname}</h2>
        <LimitLine hasLimitPage={hasLimitPage} />
        <DepositForm
          key={chosen.sysname}
          method={chosen}
          presets={presetsFor(chosen, presets)}
          settings={settings}
          newestId={recent && newestId(recent)}
        />
      </section>
    </div>
  );
}
