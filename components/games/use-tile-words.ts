'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import type { TileWords } from './window-tile';

/** Texts and addresses of tiles in the visitor's language, as one object that stays the same. */
export function useTileWords(): TileWords {
  const t = useTranslations('games');
  const locale = useLocale();
  return useMemo(
    () => ({
      favourite: (name) => t('favourite', { name }),
      freeSpins: (count) => t('freeSpins', { count }),
      address: (sysname) => localePath(locale, paths.game(sysname)),
    }),
    [t, locale],
  );
}
