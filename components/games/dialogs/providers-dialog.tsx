'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogTitle } from '@/components/dialogs/dialog-title';
import type { DialogProps } from '@/components/dialogs/dialog-props';
import { QueryProvider } from '@/components/runtime/query-client';
import { Button } from '@/components/ui/button';
import { FailedState } from '@/components/ui/failed-state';
import { Skeleton } from '@/components/ui/skeleton';
import { providersQuery } from '@/lib/games/queries';
import { MAX_RENDERED_TILES } from '@/lib/games/rules';
import styles from './providers-dialog.module.scss';

/** Choice of the providers a hall shows. */
export function ProvidersDialog(props: DialogProps<'gameProviders'>) {
  return (
    <QueryProvider>
      <ProviderChoice {...props} />
    </QueryProvider>
  );
}

function ProviderChoice({ chosen, close }: DialogProps<'gameProviders'>) {
  const t = useTranslations('games');
  const [selected, setSelected] = useState(() => new Set(chosen));
  const { data, isPending, refetch } = useQuery(providersQuery());

  function toggle(sysname: string): void {
    const next = new Set(selected);
    if (!next.delete(sysname)) next.add(sysname);
    setSelected(next);
  }

  return (
    <div className={styles.choice}>
      <DialogTitle>{t('providers')}</DialogTitle>
      {isPending && <Skeleton className={styles.boxes} />}
      {!isPending && !data && <FailedState onRetry={() => void refetch()} />}
      <ul className={styles.list}>
        {data?.slice(0, MAX_RENDERED_TILES).map(({ sysname, name, game_params }) => (
          <li key={sysname}>
            <label className={styles.entry}>
              <input
                type="checkbox"
                className={styles.box}
                checked={selected.has(sysname)}
                onChange={() => toggle(sysname)}
              />
              <span className={styles.name}>{name || sysname}</span>
              <span className={styles.count}>{game_params?.count}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button isWide onClick={() => close([...selected])}>
          {t('showGames')}
        </Button>
        <Button look="ghost" isWide onClick={() => close([])}>
          {t('allProviders')}
        </Button>
      </div>
    </div>
  );
}
