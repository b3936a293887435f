import { useTranslations } from 'next-intl';
import { DialogTitle } from '@/components/dialogs/dialog-title';
import styles from './menu-dialog.module.scss';
import { ThemeChoice } from './theme-choice';

export function AppearanceDialog() {
  const t = useTranslations('menu');
  return (
    <div className={styles.menu}>
      <DialogTitle>{t('appearance')}</DialogTitle>
      <ThemeChoice />
    </div>
  );
}
