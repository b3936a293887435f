'use client';

import { usePathname } from 'next/navigation';
import { createContext, use } from 'react';
import { stripLocale } from '@/lib/routing/locale-path';
import { useIsInBrowser } from './use-is-in-browser';

const SharedPageContext = createContext(false);

/** Wraps a page that is cached once for many addresses: on the server it has no address of its own. */
export const SharedPage = SharedPageContext.Provider;

/** Path of the current page without locale prefix: the same on the server and in the browser. */
export function useSitePath(): string {
  const { path } = stripLocale(usePathname());
  const isInBrowser = useIsInBrowser();
  return use(SharedPageContext) && !isInBrowser ? '/' : path;
}
