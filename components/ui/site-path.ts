'use client';

import { usePathname } from 'next/navigation';
import { stripLocale } from '@/lib/routing/locale-path';

/** Path of the current page without locale prefix: the same while rendering on the server and in the browser. */
export function useSitePath(): string {
  return stripLocale(usePathname()).path;
}
