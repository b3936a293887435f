import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { GAME_SANDBOX } from '@/lib/games/play-rules';
import { paths } from '@/lib/routing/paths';
import { isFocusLost } from '@/lib/browser/is-focus-lost';
import poster from './game-poster.module.scss';
import styles from './game-room.module.scss';
import { useGameMessages } from './use-game-messages';

/** Loading then counts as failed. */
export const LOAD_LIMIT_MS = 12_000;

interface GameFrameProps {
  src: string;
  title: string;
  /** The game requests to be closed. */
  onExit(): void;
}

/** The balance is refetched after each round and on exit. */
export function GameFrame({ src, title, onExit }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useGameMessages(frame, src, onExit);

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), LOAD_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => () => void refreshBalance(), []);

  // The retry button has unmounted, so focus the frame.
  useEffect(() => {
    if (attempt > 1 && isFocusLost()) frame.current?.focus({ preventScroll: true });
  }, [attempt]);

  function retry(): void {
    setAttempt((before) => before + 1);
    setState('loading');
  }

  function look(page: Document | null): void {
    const status = documentStatus(page);
    if (isGameDocument(page, status)) return setState('ready');
    // Before the frame unmounts.
    const text = page?.body?.textContent ?? '';
    setState('failed');
    void import('./show-refusal').then(
      ({ showRefusal }) => showRefusal(text, status),
      () => undefined,
    );
  }

  if (state === 'failed') return <FrameFailed onRetry={retry} />;
  return (
    <>
      {state === 'loading' && <FrameLoading />}
      <iframe
        ref={frame}
        key={attempt}
        src={src}
        title={title}
        sandbox={GAME_SANDBOX}
        allow="fullscreen; autoplay"
        className={styles.frame}
        onLoad={({ currentTarget }) => look(currentTarget.contentDocument)}
      />
    </>
  );
}

function FrameLoading() {
  const t = useTranslations('games');
  return (
    <p className={styles.loading} role="status">
      <Icon name="spinner" size={36} className={styles.spinner} />
      {t('gameLoading')}
    </p>
  );
}

function FrameFailed({ onRetry }: { onRetry(): void }) {
  const t = useTranslations('games');
  const common = useTranslations('common');
  return (
    <div className={poster.poster} role="alert">
      <h2 className={poster.title}>{t('gameFailed')}</h2>
      <p className={poster.text}>{t('gameFailedText')}</p>
      <div className={poster.choices}>
        <Button size="l" onClick={onRetry}>
          {common('retry')}
        </Button>
        <ButtonLink href={paths.gameHall()} look="secondary" size="l">
          {t('toHall')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** HTTP status of a frame's document; 0 if not exposed, as for another origin or the browser's error page. */
function documentStatus(page: Document | null): number {
  const [entry] = page?.defaultView?.performance?.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.responseStatus ?? 0;
}

/** Whether a frame holds a game after `load`, which error pages fire too. Another origin's is trusted while online. */
function isGameDocument(page: Document | null, status: number): boolean {
  return page ? status < 400 && page.contentType.includes('html') : navigator.onLine;
}
