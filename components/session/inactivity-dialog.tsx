import { useTranslations } from 'next-intl';
import { DialogTitle, useDialogTextId } from '@/components/dialogs/dialog-title';
import { noteActivity } from './inactivity';
import { Button } from '@/components/ui/button';
import { useInactivity } from '@/stores/inactivity';
import styles from './inactivity-dialog.module.scss';

/** Shows the seconds left (R-SESS-05), not announced each second. Any key or click extends the session. */
export function InactivityDialog() {
  const t = useTranslations('session.inactivity');
  const secondsLeft = useInactivity((state) => state.secondsLeft);
  return (
    <div className={styles.warning}>
      <DialogTitle>{t('title')}</DialogTitle>
      <p id={useDialogTextId()} className={styles.text}>
        {t('text')}
      </p>
      <p role="timer" aria-live="off" className={styles.left} data-testid="inactivity-left">
        {secondsLeft !== null && t('left', { seconds: secondsLeft })}
      </p>
      <Button isWide onClick={noteActivity}>
        {t('stay')}
      </Button>
    </div>
  );
}
