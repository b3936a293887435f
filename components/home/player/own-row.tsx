import { useTranslations } from 'next-intl';
import { RowTiles } from '@/components/games/tile/row-tiles';
import type { TileGame } from '@/components/games/tile/types';
import { Section } from '@/components/ui/section';
import { FailedLine } from './failed-line';
import { RowPlaceholder } from './home-boxes';
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

/** Renders nothing without games, but reserves the space until then; the games decide which title it is. */
export function OwnRow({ title, href, games, hasHeart, isTitleLink, isFailed, onRetry }: OwnRowProps) {
  const t = useTranslations('home.own');
  if (games?.length) {
    return (
      <Section title={title} href={href} linkLabel={t('showAll')} isTitleLink={isTitleLink}>
        <RowTiles title={title} games={games} hasHeart={hasHeart} />
      </Section>
    );
  }
  if (isFailed) {
    return (
      <Section title={title}>
        <RowBoxes isStill>
          <FailedLine text={t('ownFailed')} onRetry={onRetry} />
        </RowBoxes>
      </Section>
    );
  }
  return games ? null : <RowPlaceholder />;
}
