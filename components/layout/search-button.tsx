'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { openDialog } from '@/stores/dialogs';

/** Opens the games search (R-GAME-13). */
export function SearchButton({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const t = useTranslations('common');
  return (
    <IconButton
      className={className}
      aria-label={t('search')}
      aria-haspopup="dialog"
      onClick={() => void openDialog('gamesSearch', {})}
    >
      {children}
    </IconButton>
  );
}
