'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RowTiles } from '@/components/games/tile/row-tiles';
import type { TileGame } from '@/components/games/tile/types';
import { Section } from '@/components/ui/section';
import { FailedLine } from './failed-line';
import styles from './own-row.module.scss';
import { RowBoxes } from './row-boxes';

interface OwnRowProps {
  title: string;
  href: string;
  /** Undefined while they load. */
  games: readonly TileGame[] | undefined;
  hasHeart: boolean;
  isFailed: boolean;
  onRetry(): void;
  /** Takes the row's place where there are no games. */
  empty: ReactNode;
}

/** A row of a player's own games. It has its room from the start: outlines or a failure stand in it as well. */
export function OwnRow({ title, href, games, hasHeart, isFailed, onRetry, empty }: OwnRowProps) {
  const t = useTranslations('home.own');
  const isEmpty = games?.length === 0;
  if (isEmpty && empty) {
    return (
      <Section title={title}>
        <div className={styles.emptyRow}>
          <div className={styles.room}>
            <RowBoxes isStill />
          </div>
          {empty}
        </div>
      </Section>
    );
  }
  return (
    <Section title={title} {...(games && !isEmpty && { href, linkLabel: t('showAll') })}>
      {games && !isEmpty ? (
        <RowTiles title={title} games={games} hasHeart={hasHeart} />
      ) : (
        <RowBoxes isStill={isFailed || isEmpty}>
          {isFailed && <FailedLine text={t('ownFailed')} onRetry={onRetry} />}
        </RowBoxes>
      )}
    </Section>
  );
}
