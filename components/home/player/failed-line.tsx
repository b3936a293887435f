import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import styles from './failed-line.module.scss';

/** One line for data that could not be read, with a retry button. */
export function FailedLine({ text, onRetry }: { text: string; onRetry(): void }) {
  const t = useTranslations('common');
  return (
    <div className={styles.words} role="alert">
      <p>{text}</p>
      <Button look="secondary" size="s" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
