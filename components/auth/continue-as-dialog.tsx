'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog';
import type { DialogProps } from '@/components/dialogs/dialog-props';

/** Asks before a visitor is signed in by a link: its account may be somebody else's. */
export function ContinueAsDialog({ name, isLocked, close }: DialogProps<'continueAs'>) {
  const t = useTranslations('auth.continueAs');
  return (
    <ConfirmDialog
      title={t('title', { name })}
      text={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      isLocked={isLocked}
      close={close}
    />
  );
}
