import { useTranslations } from 'next-intl';
import styles from './hall.module.scss';

export function ListEnd() {
  const t = useTranslations('games');
  return <p className={styles.end}>{t('listEnd')}</p>;
}
