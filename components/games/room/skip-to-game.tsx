import { getTranslations } from 'next-intl/server';
import styles from './game-room.module.scss';

/** First stop of the keyboard in the game layout. */
export async function SkipToGame() {
  const t = await getTranslations('layout');
  return (
    <a href="#main" className={styles.skip}>
      {t('skipToContent')}
    </a>
  );
}
