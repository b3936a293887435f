import { FailedRead, isRefusal } from '@/components/shared/feedback/failed-read';
import { Button } from './button';
import styles from './load-more.module.scss';

interface LoadMoreProps {
  label: string;
  hasMore: boolean;
  isLoading: boolean;
  /** Why a further page could not be read; what is there stays. */
  failure: Error | null;
  failedText: string;
  onMore: () => void;
}

/** The end of a list that is read page by page: a button as long as there is more, and plain text when it failed. */
export function LoadMore({ label, hasMore, isLoading, failure, failedText, onMore }: LoadMoreProps) {
  if (isRefusal(failure)) return <FailedRead error={failure} onRetry={onMore} />;
  return (
    <>
      {failure && (
        <p className={styles.failed} role="alert">
          {failedText}
        </p>
      )}
      {hasMore && (
        <div className={styles.more}>
          <Button look="secondary" size="l" isBusy={isLoading} onClick={onMore}>
            {label}
          </Button>
        </div>
      )}
    </>
  );
}
