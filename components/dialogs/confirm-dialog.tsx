import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { DialogTitle, useDialogTextId, type DialogProps } from './dialog-title';
import styles from './confirm-dialog.module.scss';

export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  isDangerous,
  close,
}: DialogProps<'confirm'>) {
  const t = useTranslations('dialogs');
  return (
    <div className={styles.confirm}>
      <DialogTitle>{title}</DialogTitle>
      <p id={useDialogTextId()} className={styles.text}>
        {text}
      </p>
      <div className={styles.buttons}>
        <Button look="secondary" onClick={() => close()}>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button look={isDangerous ? 'danger' : 'primary'} onClick={() => close(true)}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
}
