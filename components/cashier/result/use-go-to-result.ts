import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { resultPath } from '@/lib/cashier/rules';
import { documentPath } from '@/lib/routing/document-path';
import { needsDocument } from '@/lib/routing/needs-document';

export function useGoToResult(): (id: string, status: string) => void {
  const replacePage = useReplacePage();
  return (id, status) => replacePage(documentPath(resultPath(id, status)));
}

/** `address` has its locale prefix. A players' page within a frame loads as a document. */
export function useReplacePage(): (address: string) => void {
  const router = useRouter();
  return useCallback(
    (address) => (needsDocument(address) ? window.location.replace(address) : router.replace(address)),
    [router],
  );
}
