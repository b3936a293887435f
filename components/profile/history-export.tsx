'use client';

import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSingleRun } from '@/components/forms/use-single-run';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-look';
import { createHistoryExport, getHistoryExport } from '@/lib/games/api';
import { callAction } from '@/lib/money/mutations';
import { actPlatform } from '@/lib/platform/act';
import { checkNavigation } from '@/lib/routing/external';
import styles from './history-export.module.scss';

const POLL_MS = 5_000;

const exportQuery = queryOptions({
  queryKey: ['games', 'history-export'],
  queryFn: ({ signal }) => actPlatform.call(getHistoryExport, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.status === 'pending' ? POLL_MS : false),
  staleTime: 0,
});

/** A file of the whole bet history: asked for, waited for, fetched (R-GAME-19). */
export function HistoryExport() {
  const t = useTranslations('profile');
  const { data, refetch } = useQuery(exportQuery);
  const create = useMutation({
    mutationFn: () => callAction(createHistoryExport, {}),
    retry: false,
    meta: { errors: 'react' },
    onSettled: () => refetch(),
  });
  const [isAsking, ask] = useSingleRun(async () => {
    await Promise.allSettled([create.mutateAsync()]);
  });
  if (!data) return null;
  const address = data.status === 'ready' ? safeAddress(data.url) : null;
  const isWaiting = data.status === 'pending';
  return (
    <div className={styles.export}>
      {address ? (
        <a className={buttonClasses({ look: 'secondary' })} href={address} download>
          {t('bets.download')}
        </a>
      ) : (
        <Button look="secondary" disabled={isWaiting} isBusy={isAsking} onClick={() => void ask()}>
          {t('bets.export')}
        </Button>
      )}
      <span role="status">{isWaiting ? t('bets.exportWaiting') : ''}</span>
    </div>
  );
}

/** The file's address when it is a web address, else null. */
function safeAddress(url: string | null): string | null {
  if (url === null) return null;
  try {
    return checkNavigation(url, { isExternalAllowed: true, origin: window.location.origin });
  } catch {
    return null;
  }
}
