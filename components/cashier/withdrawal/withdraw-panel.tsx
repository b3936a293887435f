'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSwitchedValues } from '@/components/forms/use-switched-values';
import type { CashierSetup } from '@/lib/cashier/loader';
import { withdrawSettingsQuery } from '@/lib/cashier/queries';
import { lastUsedMethod, type TypedSum } from '@/lib/cashier/rules';
import type { PaymentMethod, PaymentRecord } from '@/lib/cashier/schema';
import type { Amount } from '@/lib/format/money';
import { uniqueBy } from '@/lib/platform/unique-by';
import { CashierSkeleton } from '../payment/cashier-skeleton';
import { NoMethods } from '../payment/no-methods';
import { useFirstHistory } from '../payment/use-first-history';
import { UnreadCashier } from '../payment/unread-cashier';
import { WithdrawForm } from './withdraw-form';
import { WithdrawalTracker } from './withdrawal-tracker';
import styles from '../deposit/deposit-panel.module.scss';

type WithdrawPanelProps = Pick<CashierSetup, 'settings' | 'isMethodRow' | 'recentItems'>;

/** Withdrawal: pending ones, the available balance, the methods and the form (R-CASH-01, R-CASH-03). */
export function WithdrawPanel(props: WithdrawPanelProps) {
  const offered = useQuery(withdrawSettingsQuery);
  const { isWaiting, payments } = useFirstHistory('withdrawal', props.recentItems);
  if (offered.isPending || isWaiting) return <CashierSkeleton />;
  // A failed refetch keeps the cached data, and so the form with everything typed.
  if (offered.data === undefined) {
    return <UnreadCashier error={offered.error} onRetry={() => void offered.refetch()} />;
  }
  const { available } = offered.data;
  const methods = uniqueBy(offered.data.methods, 'sysname');
  return (
    <div className={styles.panel}>
      <Methods {...props} methods={methods} available={available} recent={payments} />
      <WithdrawalTracker methods={methods} recentItems={props.recentItems} />
    </div>
  );
}

interface MethodsProps extends Omit<WithdrawPanelProps, 'recentItems'> {
  methods: readonly PaymentMethod[];
  available: Amount | null;
  /** Undefined if the history could not be read. */
  recent: readonly PaymentRecord[] | undefined;
}

function Methods({ settings, isMethodRow, methods, available, recent }: MethodsProps) {
  const t = useTranslations('cashier');
  const [picked, setPicked] = useState<{ sysname: string; sum: TypedSum | null } | null>(null);
  useSwitchedValues(
    'withdrawal',
    () => picked && { method: picked.sysname },
    ({ method }) => setPicked({ sysname: String(method), sum: null }),
  );
  const lastUsed = lastUsedMethod(methods, recent ?? []);
  // Keep the first choice even if a later history response names another one.
  const [first] = useState(lastUsed);
  const wanted = picked?.sysname ?? first;
  const chosen = methods.find(({ sysname }) => sysname === wanted) ?? methods[0];
  if (!chosen) return <NoMethods title={t('withdraw.none')} />;
  return (
    <WithdrawForm
      key={chosen.sysname}
      method={chosen}
      choice={{
        methods,
        lastUsed,
        isRow: isMethodRow,
        onChoose: (sysname, sum) => setPicked({ sysname, sum }),
      }}
      sum={picked?.sum ?? null}
      settings={settings}
      available={available}
      recent={recent}
    />
  );
}
