import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

/** Isolated below `Suspense`: components that read the query are excluded from static rendering. */
export function HallQueryWatcher({ onChange }: { onChange(search: string): void }) {
  const search = useSearchParams().toString();
  useEffect(() => onChange(search), [onChange, search]);
  return null;
}
