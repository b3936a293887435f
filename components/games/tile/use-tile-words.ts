import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { counted } from '@/lib/format/thousands';

export interface TileWords {
  favourite(name: string): string;
  freeSpins(count: number): string;
  address(sysname: string): string;
}

/** One stable object for a list, so that no tile re-renders because of it. */
export function useTileWords(): TileWords {
  const t = useTranslations('games');
  const locale = useLocale();
  return useMemo(
    () => ({
      favourite: (name) => t('favourite', { name }),
      freeSpins: (count) => t('freeSpins', counted(count)),
      address: (sysname) => localePath(locale, paths.game(sysname)),
    }),
    [t, locale],
  );
}
