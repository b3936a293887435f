import { getTranslations } from 'next-intl/server';
import { FailedState } from '@/components/ui/failed-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/routing/paths';
import bar from './game-bar.module.scss';
import styles from './game-room.module.scss';

/** The game layout while it is unknown whether the game exists. */
export async function GameUnavailable() {
  const t = await getTranslations('games');
  return (
    <>
      <header className={bar.bar}>
        <Link href={paths.gameHall()} className={bar.exit} aria-label={t('exit')}>
          <Icon name="arrowLeft" />
        </Link>
        <h1 className={bar.name}>{t('gameFailed')}</h1>
      </header>
      <main id="main" className={styles.below}>
        <FailedState />
      </main>
    </>
  );
}
