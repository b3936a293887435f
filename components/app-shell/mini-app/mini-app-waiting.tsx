import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import styles from './mini-app-waiting.module.scss';

/** Covers the page during the messenger's automatic sign-in. */
export function MiniAppWaiting() {
  const t = useTranslations('common');
  return (
    <div role="status" className={styles.waiting}>
      <Icon name="spinner" size={40} className={styles.spinner} />
      <p>{t('loading')}</p>
    </div>
  );
}
