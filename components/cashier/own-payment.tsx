'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SystemPanel } from '@/components/content/system-panel';
import { QueryProvider } from '@/components/runtime/query-client';
import { paymentQuery } from '@/lib/cashier/queries';
import { isNoOwnPayment } from '@/lib/cashier/truth-rules';
import { paths } from '@/lib/routing/paths';
import { selectIsPlayer, useSession } from '@/stores/session';

interface OwnPaymentProps {
  transaction: string | null;
  /** The result page. */
  children: ReactNode;
}

/** Draws a result page only as long as the payment can be the player's own: of another one nothing is claimed. */
export function OwnPayment(props: OwnPaymentProps) {
  if (props.transaction === null) return props.children;
  return (
    <QueryProvider>
      <Known {...props} transaction={props.transaction} />
    </QueryProvider>
  );
}

function Known({ transaction, children }: OwnPaymentProps & { transaction: string }) {
  const t = useTranslations('cashier.result');
  const isPlayer = useSession(selectIsPlayer);
  const { error } = useQuery({ ...paymentQuery(transaction), enabled: isPlayer });
  if (!isNoOwnPayment(error)) return children;
  return (
    <SystemPanel
      icon="search"
      title={t('foreignTitle')}
      info={t('foreign')}
      button={t('toHistory')}
      href={paths.history('deposit')}
    />
  );
}
