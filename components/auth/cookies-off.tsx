import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import styles from './auth-dialog.module.scss';

/** Warns before anything is typed that no session can be kept because the browser blocks cookies. */
export function CookiesOff() {
  const t = useTranslations('auth');
  if (navigator.cookieEnabled) return null;
  return (
    <p role="alert" className={styles.warning}>
      <Icon name="alert" size={18} />
      {t('cookiesOff')}
    </p>
  );
}
