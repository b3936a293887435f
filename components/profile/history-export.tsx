import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSingleRun } from '@/components/forms/use-single-run';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-look';
import { CsvMark } from '@/components/ui/csv-mark';
import { useDateTime } from '@/components/ui/use-date-time';
import { useCreateHistoryExport } from '@/lib/profile/bet-mutations';
import { historyExportQuery } from '@/lib/profile/bet-queries';
import { navigable } from '@/lib/routing/navigate';
import styles from './history-export.module.scss';

const NO_FILE = { status: 'none', url: null, created_at: null } as const;

/** R-GAME-19. A new file can be requested beside a finished one, and where the status cannot be read. */
export function HistoryExport() {
  const t = useTranslations('profile');
  const dateTime = useDateTime();
  const { data = NO_FILE, isPending } = useQuery(historyExportQuery);
  const create = useCreateHistoryExport();
  const [isRequesting, requestFile] = useSingleRun(async () => {
    await Promise.allSettled([create.mutateAsync()]);
  });
  if (isPending) return null;
  const address = data.status === 'ready' ? safeAddress(data.url) : null;
  const isWaiting = data.status === 'pending';
  const date = address ? dateTime(data.created_at) : '';
  const request = { disabled: isWaiting, isBusy: isRequesting, onClick: () => void requestFile() };
  return (
    <div className={styles.export}>
      {address && (
        <a
          className={buttonClasses({ look: 'secondary' })}
          href={address}
          download
          aria-label={t('bets.export')}
        >
          <CsvMark />
        </a>
      )}
      {date && <span>{t('bets.exportOf', { date })}</span>}
      {address ? (
        <Button look="ghost" size="s" {...request}>
          {t('bets.exportAgain')}
        </Button>
      ) : (
        <Button look="secondary" aria-label={t('bets.export')} {...request}>
          <CsvMark />
        </Button>
      )}
      <span role="status">{isWaiting ? t('bets.exportWaiting') : ''}</span>
    </div>
  );
}

/** Null if it is no web address. */
function safeAddress(url: string | null): string | null {
  const address = url === null ? null : navigable(url, { isExternalAllowed: true });
  // A bare name would resolve against this page instead of the root, which was validated.
  return address === null ? null : new URL(address, window.location.origin).href;
}
