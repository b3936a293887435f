import { FailedRead, isRefusal } from '@/components/shared/feedback/failed-read';
import { Button } from './button';
import styles from './load-more.module.scss';
import { RetainedFocus } from './retained-focus';

interface LoadMoreProps {
  label: string;
  hasMore: boolean;
  isLoading: boolean;
  /** Why the next page failed to load; loaded items stay. */
  failure: Error | null;
  failedText: string;
  onMore: () => void;
}

export function LoadMore({ label, hasMore, isLoading, failure, failedText, onMore }: LoadMoreProps) {
  if (isRefusal(failure)) return <FailedRead error={failure} onRetry={onMore} />;
  return (
    <>
      {failure && (
        <p className={styles.failed} role="alert">
          {failedText}
        </p>
      )}
      <RetainedFocus>
        {hasMore && (
          <div className={styles.more}>
            <Button look="secondary" isBusy={isLoading} onClick={onMore}>
              {label}
            </Button>
          </div>
        )}
      </RetainedFocus>
    </>
  );
}
