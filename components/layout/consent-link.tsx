'use client';

import { useTranslations } from 'next-intl';
import { openDialog } from '@/stores/dialogs';

/** Opens the choice about foreign services again, from every page. */
export function ConsentLink({ className }: { className?: string | undefined }) {
  const t = useTranslations('common');
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={() => void openDialog('consent', {})}
    >
      {t('cookieSettings')}
    </button>
  );
}
