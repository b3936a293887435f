import { getTranslations } from 'next-intl/server';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import type { GameView } from '@/lib/games/loader';
import { paths } from '@/lib/routing/paths';
import type { PageSeo } from '@/lib/seo/page-metadata.server';
import { GameRow } from '../tile/game-row';
import { GameFacts } from './game-facts';
import { GameRoom } from './game-room';
import { PlayedInPart } from './played-in-part';

export async function GamePage({ view, seo }: { view: GameView; seo: PageSeo }) {
  const t = await getTranslations('games');
  const { game, provider, related, playUrl, features } = view;
  const { sysname, name, image, type, hasDemo } = game;
  return (
    <ClientMessages namespaces={['games']}>
      <GameRoom
        game={{ sysname, name, image, type, hasDemo }}
        playUrl={playUrl}
        fullScreen={features.fullScreen}
        isZeroBalanceAllowed={features.slotAccessAtZeroBalance}
        hasHeart={features.favouriteIcon}
        facts={
          <>
            <GameFacts game={game} provider={provider} />
            <PlayedInPart sysname={sysname} />
          </>
        }
      >
        <Page seo={seo} title={name} isBare nodes={view.nodes}>
          {related.length > 0 && (
            <GameRow
              title={t('related')}
              href={provider ? paths.gameHall({ providers: [provider.sysname] }) : paths.gameHall()}
              games={related}
            />
          )}
        </Page>
      </GameRoom>
    </ClientMessages>
  );
}
