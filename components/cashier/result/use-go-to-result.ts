import { useLocale } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { resultPath } from '@/lib/cashier/rules';
import { localePath } from '@/lib/routing/locale-path';
import { needsDocument } from '@/lib/routing/needs-document';

/** Redirects to the result page that matches a payment's status. */
export function useGoToResult(): (id: string, status: string) => void {
  const replacePage = useReplacePage();
  const locale = useLocale();
  return (id, status) => replacePage(localePath(locale, resultPath(id, status)));
}

/** Redirects to an address of the site, locale prefix included: a players' page within a frame loads as a document. */
export function useReplacePage(): (address: string) => void {
  const router = useRouter();
  return useCallback(
    (address) => (needsDocument(address) ? window.location.replace(address) : router.replace(address)),
    [router],
  );
}
