'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useSitePath } from '@/components/ui/site-path';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Locale } from '@/i18n/routing';
import { reportFailure } from '@/lib/browser/report';
import type { NoticeSettings } from '@/lib/loyalty/notice-rules';
import { useNotices } from '@/stores/notices';
import { selectUid, useSession } from '@/stores/session';

/**
 * The kinds of interaction the first of which asks for notices (R-LOY-09). Half a click counts: what it closes gets no
 * whole one.
 */
const INTERACTIONS = ['click', 'dblclick', 'touchstart', 'mousedown'] as const;

/** Asks for loyalty notices at the first interaction and on each change of the path, and shows them (R-LOY-09). */
export function LoyaltyNotices() {
  useNoticeReading();
  const hasNotices = useNotices(({ queue }) => queue.length > 0);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (hasNotices && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? <LoadedHost /> : null;
}

function useNoticeReading(): void {
  const uid = useSession(selectUid);
  const path = useSitePath();
  const locale = useLocale();
  const readPath = useRef(path);

  useEffect(() => {
    if (uid === 0) return;
    const waiting = new AbortController();
    function readOnce(): void {
      waiting.abort();
      void readNotices(locale);
    }
    // The first interaction may have come before this code did.
    if (window.earlyActions?.acted) {
      readOnce();
      return;
    }
    for (const kind of INTERACTIONS) {
      window.addEventListener(kind, readOnce, { capture: true, passive: true, signal: waiting.signal });
    }
    return () => waiting.abort();
  }, [uid, locale]);

  useEffect(() => {
    if (readPath.current === path) return;
    readPath.current = path;
    if (uid > 0) void readNotices(locale);
  }, [uid, path, locale]);
}

/** The code of reading is needed only now; a failure of notices is logged only (R-BAN-10). */
async function readNotices(locale: Locale): Promise<void> {
  try {
    const { readLoyaltyNotices } = await import('./read-loyalty-notices');
    await readLoyaltyNotices(locale);
  } catch (error) {
    reportFailure('Loyalty notices', error);
  }
}

interface Host {
  NoticeHost: ComponentType<{ settings: NoticeSettings }>;
  settings: NoticeSettings;
  messages: Record<string, object>;
}

function LoadedHost() {
  const locale = useLocale();
  const shared = useMessages();
  const host = useLoaded(loadHostIfPossible, locale);
  if (!host) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...shared, ...host.messages }}>
      <host.NoticeHost settings={host.settings} />
    </NextIntlClientProvider>
  );
}

/** Null without its code: a notice is left out then, and the next page tries again. */
function loadHostIfPossible(locale: Locale): Promise<Host | null> {
  return loadHost(locale).catch(() => {
    useNotices.getState().reset();
    return null;
  });
}

async function loadHost(locale: Locale): Promise<Host> {
  const [{ NoticeHost }, { loadNoticeSettings }, { loadMessages }] = await Promise.all([
    import('./notices/notice-host'),
    import('./read-loyalty-notices'),
    import('@/i18n/lazy-messages'),
  ]);
  const [settings, messages] = await Promise.all([
    loadNoticeSettings(locale),
    loadMessages(locale, ['loyalty']),
  ]);
  return { NoticeHost, settings, messages };
}
