'use client';

import { useLocale } from 'next-intl';
import { useRouter } from 'next/navigation';
import { resultPath } from '@/lib/cashier/rules';
import { localePath } from '@/lib/routing/locale-path';

/** Redirects to the result page that matches a payment's status. */
export function useGoToResult(): (id: string, status: string) => void {
  const router = useRouter();
  const locale = useLocale();
  return (id, status) => router.replace(localePath(locale, resultPath(id, status)));
}
