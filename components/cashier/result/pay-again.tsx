'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { paymentQuery } from '@/lib/cashier/queries';
import { depositAddress } from '@/lib/cashier/rules';

/** Leads to the prefilled form. */
export function PayAgain({ transaction }: { transaction: string | null }) {
  const t = useTranslations('cashier.result');
  const { data } = useQuery({ ...paymentQuery(transaction ?? ''), enabled: transaction !== null });
  const sum = data?.amount?.amount ?? null;
  return (
    <ButtonLink href={depositAddress(data?.method ?? undefined, '', sum)} size="l">
      {t('tryAgain')}
    </ButtonLink>
  );
}
