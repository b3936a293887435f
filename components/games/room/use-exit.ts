import { useLocale } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { useIsInBrowser } from '@/components/ui/use-is-in-browser';
import { isPlainClick } from '@/lib/browser/plain-click';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { useNavigation } from '@/stores/navigation';
import { openedFrom } from './opened-from';

export interface Exit {
  /** Path without locale prefix. */
  href: string;
  leave(): void;
  /** For a link to `href`: a plain click goes back in history if that is the same page. */
  onClick(event: MouseEvent): void;
}

/** Leaves for the page the game was opened from, back in the history if it is just before, else for the games hall. */
export function useExit(sysname: string): Exit {
  const locale = useLocale();
  const router = useRouter();
  const place = useIsInBrowser() ? openedFrom() : null;
  const href = place?.path ?? paths.gameHall();

  function leave(): void {
    if (isOneStepBack(sysname)) router.back();
    else useNavigation.getState().goTo(localePath(locale, href));
  }

  function onClick(event: MouseEvent): void {
    if (!isPlainClick(event) || !isOneStepBack(sysname)) return;
    event.preventDefault();
    router.back();
  }

  return { href, leave, onClick };
}

function isOneStepBack(sysname: string): boolean {
  const place = openedFrom();
  return place?.game === paths.game(sysname) && window.history.length - place.length === 1;
}
