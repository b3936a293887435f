import { useTranslations } from 'next-intl';
import styles from './hall.module.scss';

/** Marks the end of a list of games. */
export function ListEnd() {
  const t = useTranslations('games');
  return <p className={styles.end}>{t('listEnd')}</p>;
}
