import { useTranslations } from 'next-intl';
import { RowTiles } from '@/components/games/tile/row-tiles';
import type { TileGame } from '@/components/games/tile/types';
import { Section } from '@/components/ui/section';
import { FailedLine } from './failed-line';
import { RowBoxes } from './row-boxes';

interface OwnRowProps {
  title: string;
  href: string;
  /** Undefined while loading. */
  games: readonly TileGame[] | undefined;
  hasHeart: boolean;
  isTitleLink: boolean;
  isFailed: boolean;
  onRetry(): void;
}

/** Renders nothing without games. Its space is reserved from the start, also for skeletons and errors. */
export function OwnRow({ title, href, games, hasHeart, isTitleLink, isFailed, onRetry }: OwnRowProps) {
  const t = useTranslations('home.own');
  const shown = games?.length ? games : null;
  if (games && !shown && !isFailed) return null;
  return (
    <Section title={title} {...(shown && { href, linkLabel: t('showAll'), isTitleLink })}>
      {shown ? (
        <RowTiles title={title} games={shown} hasHeart={hasHeart} />
      ) : (
        <RowBoxes isStill={isFailed}>
          {isFailed && <FailedLine text={t('ownFailed')} onRetry={onRetry} />}
        </RowBoxes>
      )}
    </Section>
  );
}
