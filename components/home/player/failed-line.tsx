import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import styles from './failed-line.module.scss';

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
