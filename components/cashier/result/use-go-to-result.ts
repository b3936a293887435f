'use client';

import { useLocale } from 'next-intl';
import { useRouter } from 'next/navigation';
import { resultPath } from '@/lib/cashier/rules';
import { localePath } from '@/lib/routing/locale-path';

/** Replaces this page with the result page that is true of a payment. */
export function useGoToResult(): (id: string, status: string) => void {
  const router = useRouter();
  const locale = useLocale();
  return (id, status) => router.replace(localePath(locale, resultPath(id, status)));
}
