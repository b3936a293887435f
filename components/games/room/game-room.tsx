'use client';

import { clsx } from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { keepLastGame } from '@/lib/games/last-games';
import { playAddress, type PlayMode } from '@/lib/games/play-rules';
import { replaceFailedPictures } from '../tile/failed-pictures';
import { DepositFirst } from './deposit-first';
import { GameBar } from './game-bar';
import { GameFrame } from './game-frame';
import { GamePoster } from './game-poster';
import styles from './game-room.module.scss';
import type { GameRoomProps } from './types';
import { useExit } from './use-exit';
import { useFullScreen } from './use-full-screen';
import { useGameFocus } from './use-game-focus';
import { usePlay } from './use-play';

/** The game layout (R-LAY-01): a slim bar, the game, and the rest of the page below. */
export function GameRoom({
  game,
  playUrl,
  fullScreen,
  isZeroBalanceAllowed,
  hasHeart,
  facts,
  children,
}: GameRoomProps) {
  const locale = useLocale();
  const t = useTranslations('games');
  const exit = useExit(game.sysname);
  const room = useRef<HTMLDivElement>(null);
  const screen = useFullScreen(room, fullScreen);
  const { mode, isDepositNeeded, start } = usePlay(game, isZeroBalanceAllowed);
  const noteChoice = useGameFocus(room, mode);
  function choose(wanted: PlayMode, isGranted = false): void {
    noteChoice();
    start(wanted, isGranted);
  }
  const { sysname, name, image } = game;
  const isPlayed = mode !== null;
  useEffect(() => {
    // So that the search can suggest it.
    if (isPlayed) keepLastGame({ sysname, name, image });
  }, [isPlayed, sysname, name, image]);
  return (
    <div ref={room} className={clsx(styles.room, screen.isFull && styles.full)}>
      <GameBar game={game} mode={mode} hasHeart={hasHeart} screen={screen} exit={exit} onSwitch={choose} />
      <main id="main" className={styles.main}>
        <div className={clsx(styles.screen, mode && styles.playing)} data-theme={mode ? 'dark' : undefined}>
          {mode === 'demo' && (
            <p className={styles.demo} role="note">
              {t('demoNote')}
            </p>
          )}
          <div ref={replaceFailedPictures} className={styles.stage}>
            {mode ? (
              <GameFrame
                key={mode}
                src={playAddress(playUrl, game.sysname, mode, locale)}
                title={game.name}
                onExit={exit.leave}
              />
            ) : isDepositNeeded ? (
              <DepositFirst game={game} onDemo={() => choose('demo')} onReal={() => choose('real', true)} />
            ) : (
              <GamePoster game={game} facts={facts} onStart={choose} />
            )}
          </div>
        </div>
        <div className={styles.below}>
          {(mode || isDepositNeeded) && facts}
          {children}
        </div>
      </main>
    </div>
  );
}
