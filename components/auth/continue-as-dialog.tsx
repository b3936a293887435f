import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog';
import type { DialogProps } from '@/components/dialogs/dialog-title';

/** Asks before a link signs the visitor in: the account may be someone else's. */
export function ContinueAsDialog({ name, close }: DialogProps<'continueAs'>) {
  const t = useTranslations('auth.continueAs');
  return (
    <ConfirmDialog
      title={t('title', { name })}
      text={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      close={close}
    />
  );
}
