import { clsx } from 'clsx';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/routing/paths';
import { MAX_RENDERED_TILES } from '@/lib/games/rules';
import type { Provider } from '@/lib/games/schema';
import { counted } from '@/lib/format/thousands';
import { ProviderLogo } from './provider-logo';
import styles from './provider-list.module.scss';
import shared from './providers.module.scss';

/** Logos that the widest screen shows without scrolling. */
const FIRST_VIEW = 30;

/** All providers with their number of games (R-GAME-20). */
export async function ProviderList({ providers }: { providers: readonly Provider[] }) {
  const t = await getTranslations('games');
  if (providers.length === 0) {
    return (
      <EmptyState icon="games" title={t('noProviders')}>
        <ButtonLink href={paths.gameHall()}>{t('toHall')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.grid}>
      {providers.slice(0, MAX_RENDERED_TILES).map((provider, index) => (
        <li key={provider.sysname}>
          <Link
            href={paths.gameHall({ providers: [provider.sysname] })}
            className={clsx(shared.card, styles.card)}
          >
            {provider.image_url && (
              <img className={styles.glow} src={provider.image_url} alt="" loading="lazy" decoding="async" />
            )}
            <ProviderLogo provider={provider} isEager={index < FIRST_VIEW} />
            {typeof provider.game_params?.count === 'number' && (
              <span className={styles.count}>{t('gameCount', counted(provider.game_params.count))}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
