'use client';

import { useTranslations } from 'next-intl';
import { openDialog } from '@/stores/dialogs';

/** Opens the choice about foreign services again, from every page. */
export function ConsentLink() {
  const t = useTranslations('common');
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => void openDialog('consent', {})}>
      {t('cookieSettings')}
    </button>
  );
}
