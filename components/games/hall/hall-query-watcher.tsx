'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Reports what stands in the address's query, at first and whenever it changes. Alone under `Suspense`, because
 * whatever reads the query is left out of a page that is rendered for everyone.
 */
export function HallQueryWatcher({ onChange }: { onChange(search: string): void }) {
  const search = useSearchParams().toString();
  useEffect(() => onChange(search), [onChange, search]);
  return null;
}
