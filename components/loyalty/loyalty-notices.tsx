import { useEffect, useRef, useState, type ComponentType } from 'react';
import { AddedMessages } from '@/components/ui/added-messages';
import { useSitePath } from '@/components/ui/site-path';
import { reportFailure } from '@/lib/browser/report';
import type { NoticeSettings } from '@/lib/loyalty/notice-rules';
import { useNotices } from '@/stores/notices';
import { selectUid, useSession } from '@/stores/session';

/** The first triggers reading (R-LOY-09). Partial clicks count: an element that closes on them gets no full one. */
const INTERACTIONS = ['click', 'dblclick', 'touchstart', 'mousedown'] as const;

/** Reads loyalty notices on the first interaction and each path change, and shows them (R-LOY-09). */
export function LoyaltyNotices() {
  useNoticeReading();
  const host = useHost();
  if (!host) return null;
  return (
    <AddedMessages messages={host.messages}>
      <host.NoticeHost settings={host.settings} />
    </AddedMessages>
  );
}

/** Loaded with the first notice. If that fails, the notice is omitted, and the next one loads it again. */
function useHost(): Host | null {
  const [host, setHost] = useState<Host | null>(null);
  const isNeeded = useNotices(({ queue }) => queue.length > 0) && !host;
  useEffect(() => {
    if (isNeeded) void loadHost().then(setHost, useNotices.getState().reset);
  }, [isNeeded]);
  return host;
}

function useNoticeReading(): void {
  const uid = useSession(selectUid);
  const path = useSitePath();
  const readPath = useRef(path);

  useEffect(() => {
    if (uid === 0) return;
    const waiting = new AbortController();
    function readOnce(): void {
      waiting.abort();
      void readNotices();
    }
    // The first interaction may have happened before this code loaded.
    if (window.earlyActions?.acted) {
      readOnce();
      return;
    }
    for (const kind of INTERACTIONS) {
      window.addEventListener(kind, readOnce, { capture: true, passive: true, signal: waiting.signal });
    }
    return () => waiting.abort();
  }, [uid]);

  useEffect(() => {
    if (readPath.current === path) return;
    readPath.current = path;
    if (uid > 0) void readNotices();
  }, [uid, path]);
}

/** The reading code loads only now; failures of notices are only logged (R-BAN-10). */
async function readNotices(): Promise<void> {
  try {
    const { readLoyaltyNotices } = await import('./read-loyalty-notices');
    await readLoyaltyNotices();
  } catch (error) {
    reportFailure('Loyalty notices', error);
  }
}

interface Host {
  NoticeHost: ComponentType<{ settings: NoticeSettings }>;
  settings: NoticeSettings;
  messages: Record<string, object>;
}

async function loadHost(): Promise<Host> {
  const [{ NoticeHost }, { loadNoticeSettings }, { loadMessages }] = await Promise.all([
    import('./notices/notice-host'),
    import('./read-loyalty-notices'),
    import('@/i18n/lazy-messages'),
  ]);
  const [settings, messages] = await Promise.all([loadNoticeSettings(), loadMessages(['loyalty'])]);
  return { NoticeHost, settings, messages };
}
