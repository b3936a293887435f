'use client';

import { useTranslations } from 'next-intl';
import styles from './hall.module.scss';

/** Says below a list of games that it has no more. */
export function ListEnd() {
  const t = useTranslations('games');
  return <p className={styles.end}>{t('listEnd')}</p>;
}
