'use client';

import { usePathname } from 'next/navigation';
import { stripLocale } from '@/lib/routing/locale-path';

/** Where the not-found page of a language is generated, for every address that has none (`lib/middleware/answers.ts`). */
const MISSING_PATH = '/_/missing';

/** Path of the current page without locale prefix: the same while rendering on the server and in the browser. */
export function useSitePath(): string {
  const { path } = stripLocale(usePathname());
  return path === MISSING_PATH ? '/' : path;
}
