'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { CashierSetup } from '@/lib/cashier/loader';
import { recentPaymentsQuery, withdrawSettingsQuery } from '@/lib/cashier/queries';
import { newestId, orderMethods } from '@/lib/cashier/rules';
import type { PaymentMethod, PaymentRecord } from '@/lib/cashier/schema';
import { formatAmount, type Amount } from '@/lib/format/money';
import { CashierSkeleton } from './cashier-skeleton';
import { MethodPicker } from './method-picker';
import { UnreadCashier } from './unread-cashier';
import { WithdrawForm } from './withdraw-form';
import { WithdrawalTracker } from './withdrawal-tracker';
import styles from './deposit-panel.module.scss';
import { useFormInView } from './use-form-in-view';

type WithdrawPanelProps = Pick<CashierSetup, 'settings' | 'isMethodRow' | 'recentItems' | 'dateTimeJoiner'>;

/** Withdrawal: what is on its way, what is there, the methods and the form (R-CASH-01, R-CASH-03). */
export function WithdrawPanel({ dateTimeJoiner, ...rest }: WithdrawPanelProps) {
  const t = useTranslations('cashier');
  const offered = useQuery(withdrawSettingsQuery);
  const recent = useQuery(recentPaymentsQuery('withdrawal', rest.recentItems));
  if (offered.isPending || recent.isPending) return <CashierSkeleton />;
  // When a refetch fails, the cached data stay, with the form and all that was typed.
  if (offered.data === undefined) {
    return <UnreadCashier error={offered.error} onRetry={() => void offered.refetch()} />;
  }
  const { available, methods } = offered.data;
  return (
    <div className={styles.panel}>
      {available && (
        <p className={styles.available}>
          {t('withdraw.available')} <strong>{formatAmount(available)}</strong>
        </p>
      )}
      <Methods {...rest} offered={methods} available={available} recent={recent.data?.items} />
      <WithdrawalTracker methods={methods} joiner={dateTimeJoiner} recentItems={rest.recentItems} />
    </div>
  );
}

interface MethodsProps extends Omit<WithdrawPanelProps, 'dateTimeJoiner' | 'recentItems'> {
  offered: readonly PaymentMethod[];
  available: Amount | null;
  /** Undefined where the history could not be read. */
  recent: readonly PaymentRecord[] | undefined;
}

function Methods({ settings, isMethodRow, offered, available, recent }: MethodsProps) {
  const t = useTranslations('cashier');
  const [sysname, setSysname] = useState<string | null>(null);
  const form = useRef<HTMLElement>(null);
  const methods = orderMethods(offered, recent ?? []);
  const chosen = methods.find((method) => method.sysname === sysname) ?? methods[0];
  useFormInView(form, chosen?.sysname ?? '');
  if (!chosen) return <EmptyState icon="card" title={t('withdraw.none')} text={t('withdraw.noneText')} />;
  return (
    <>
      <MethodPicker methods={methods} chosen={chosen.sysname} isRow={isMethodRow} onChoose={setSysname} />
      <section className={styles.form} ref={form}>
        <h2 className={styles.title}>{chosen.name || chosen.sysname}</h2>
        <WithdrawForm
          key={chosen.sysname}
          method={chosen}
          settings={settings}
          available={available?.currency === chosen.currency ? available.amount : null}
          newestId={recent && newestId(recent)}
        />
      </section>
    </>
  );
}
