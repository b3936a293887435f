'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useLayoutEffect, type RefObject } from 'react';
import { noteFrameActivity } from '@/components/shared/session/frame-activity';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { useThrottledRefresh } from '@/components/shared/session/use-throttled-refresh';
import { FailedState } from '@/components/ui/failed-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useFrameMessages } from '@/components/ui/use-frame-messages';
import {
  BETTING_PERMISSIONS,
  BETTING_SANDBOX,
  readBettingMessage,
  type BettingMessage,
} from '@/lib/betting/rules';
import { openDialog } from '@/stores/dialogs';
import { selectIsPlayer, useSession, selectUid } from '@/stores/session';
import styles from './betting-frame.module.scss';
import { useFrameLoad } from './use-frame-load';

/** The sportsbook in a frame of the free height; shows an error if it fails to load. Reloads for another visitor. */
export function BettingFrame({ url }: { url: string }) {
  const [attempt, setAttempt] = useState(0);
  const turn = useVisitorTurn();
  const reloadedIn = useRef<number>(null);
  const reload = () => setAttempt(attempt + 1);

  function retry(): void {
    reloadedIn.current = null;
    reload();
  }

  // Once per visitor, or after a retry: a sportsbook whose cookies are blocked never learns of the sign-in, and would
  // reload for ever.
  function reloadForSignIn(): boolean {
    if (reloadedIn.current === turn) return false;
    reloadedIn.current = turn;
    reload();
    return true;
  }

  return <Frame key={`${attempt}:${turn}`} url={url} onReload={retry} onUnknownPlayer={reloadForSignIn} />;
}

interface FrameProps {
  url: string;
  onReload(): void;
  /** The sportsbook treats a player as a guest. False if there is no other attempt. */
  onUnknownPlayer(): boolean;
}

function Frame({ url, onReload, onUnknownPlayer }: FrameProps) {
  const t = useTranslations('betting');
  const frame = useRef<HTMLIFrameElement>(null);
  const area = useRef<HTMLDivElement>(null);
  useFreeHeight(area);
  const [height, setHeight] = useState<number | null>(null);
  const { state, isInBrowser, onLoad, fail } = useFrameLoad(url);
  const refresh = useThrottledRefresh();
  useFrameMessages(frame, url, readBettingMessage, take);
  useEffect(() => () => void refreshBalance(), []);

  function take(message: BettingMessage): void {
    if (message.kind === 'height') return setHeight(message.height);
    noteFrameActivity();
    if (message.kind === 'balance-changed') refresh();
    if (message.kind !== 'sign-in') return;
    if (!selectIsPlayer(useSession.getState())) {
      void openDialog('auth', { type: 'authorization', staysHere: true });
    } else if (!onUnknownPlayer()) fail();
  }

  return (
    <div ref={area} className={styles.area} style={height === null ? undefined : { height }}>
      {state === 'failed' && <FailedState text={t('failed')} onRetry={onReload} />}
      {state === 'loading' && <Board />}
      {state !== 'failed' && isInBrowser && (
        <iframe
          ref={frame}
          className={styles.frame}
          src={url}
          title={t('title')}
          sandbox={BETTING_SANDBOX}
          allow={BETTING_PERMISSIONS}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={onLoad}
        />
      )}
    </div>
  );
}

/** Skeleton of a sportsbook: sports, matches, and a bet slip beside them if there is space. */
function Board() {
  return (
    <div className={styles.board} aria-hidden="true">
      <Skeleton className={styles.sports} />
      <Skeleton className={styles.matches} />
      <Skeleton className={styles.slip} />
    </div>
  );
}

/** Changes when another visitor is signed in. Learning who is signed in initially is not a change. */
function useVisitorTurn(): number {
  const isKnown = useSession(({ status }) => status === 'guest' || status === 'player');
  const uid = useSession(selectUid);
  const [seen, setSeen] = useState<{ uid: number | null; turn: number }>({ uid: null, turn: 0 });
  if (isKnown && seen.uid !== uid) setSeen({ uid, turn: seen.uid === null ? seen.turn : seen.turn + 1 });
  return seen.turn;
}

/** Sets `--above`, the part of the first viewport above an element (header, hint), for its height. */
function useFreeHeight(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => {
      const above = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--above', `${Math.round(above)}px`);
    };
    measure();
    let frame = 0;
    // Changing the observed size in the callback causes a ResizeObserver loop error.
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    watch.observe(document.body);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [area]);
}
