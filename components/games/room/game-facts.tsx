import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { GAME_KINDS } from '@/lib/content/game-types';
import type { Game, Provider } from '@/lib/games/schema';
import { paths } from '@/lib/routing/paths';
import { FreeSpinsFact } from './free-spins-fact';
import styles from './game-facts.module.scss';

interface GameFactsProps {
  game: Pick<Game, 'sysname' | 'name' | 'type' | 'provider'>;
  /** The game's provider, if the platform lists it. */
  provider: Pick<Provider, 'sysname' | 'name'> | null;
}

export async function GameFacts({ game, provider }: GameFactsProps) {
  const t = await getTranslations('games');
  const type = GAME_KINDS.find((kind) => kind === game.type);
  return (
    <dl className={styles.line} data-name={game.name}>
      {provider && (
        <div>
          <dt>{t('provider')}</dt>
          <dd>
            <Link href={paths.gameHall({ providers: [provider.sysname] })} className={styles.lineLink}>
              {provider.name || provider.sysname}
            </Link>
          </dd>
        </div>
      )}
      {type && (
        <div>
          <dt>{t('kind')}</dt>
          <dd>{t(`type.${type}`)}</dd>
        </div>
      )}
      <FreeSpinsFact sysname={game.sysname} />
    </dl>
  );
}
