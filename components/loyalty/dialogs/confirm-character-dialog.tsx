import { useTranslations } from 'next-intl';
import { DialogTitle, useDialogTextId, type DialogProps } from '@/components/dialogs/dialog-title';
import { Button } from '@/components/ui/button';
import { PictureBox } from '@/components/ui/picture-box';
import { platformPicture } from '@/lib/routing/platform-picture';
import styles from './loyalty-dialog.module.scss';

/** Asks for confirmation before a character is chosen (R-LOY-06). */
export function ConfirmCharacterDialog({
  name,
  image,
  isChange,
  close,
}: DialogProps<'loyaltyCharacterConfirm'>) {
  const t = useTranslations('loyalty');
  return (
    <div className={styles.dialog}>
      <DialogTitle>{t(isChange ? 'characters.confirmTitle' : 'characters.firstTitle')}</DialogTitle>
      <PictureBox
        src={platformPicture(image)}
        width={160}
        height={160}
        icon="user"
        className={styles.chosen}
      />
      <p id={useDialogTextId()}>{t('characters.confirmText', { name })}</p>
      <div className={styles.buttons}>
        <Button look="secondary" onClick={() => close()}>
          {t('shop.cancel')}
        </Button>
        <Button onClick={() => close(true)}>
          {t(isChange ? 'characters.confirmLabel' : 'characters.select')}
        </Button>
      </div>
    </div>
  );
}
