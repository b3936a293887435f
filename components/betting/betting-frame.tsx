'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { noteFrameActivity } from '@/components/shared/session/frame-activity';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
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
import { selectIsPlayer, useSession } from '@/stores/session';
import styles from './betting-frame.module.scss';
import { useFrameLoad } from './use-frame-load';
import { useFreeHeight } from './use-free-height';
import { useVisitorTurn } from './use-visitor-turn';

/** The sportsbook in a frame of the free height; shows an error if it fails to load. Reloads for another visitor. */
export function BettingFrame({ url }: { url: string }) {
  const [attempt, setAttempt] = useState(0);
  const turn = useVisitorTurn();
  return <Frame key={`${attempt}:${turn}`} url={url} onReload={() => setAttempt(attempt + 1)} />;
}

function Frame({ url, onReload }: { url: string; onReload: () => void }) {
  const t = useTranslations('betting');
  const frame = useRef<HTMLIFrameElement>(null);
  const area = useRef<HTMLDivElement>(null);
  useFreeHeight(area);
  const [height, setHeight] = useState<number | null>(null);
  const { state, isInBrowser, onLoad } = useFrameLoad(url);
  useFrameMessages(frame, url, readBettingMessage, take);
  useEffect(() => () => void refreshBalance(), []);

  function take(message: BettingMessage): void {
    if (message.kind === 'height') return setHeight(message.height);
    noteFrameActivity();
    if (message.kind === 'balance-changed') void refreshBalance();
    if (message.kind !== 'sign-in') return;
    // A sportsbook that treats a player as a guest missed the sign-in.
    if (selectIsPlayer(useSession.getState())) onReload();
    else void openDialog('auth', { type: 'authorization', staysHere: true });
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
