import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './feedback-sent.module.scss';

/** Takes over focus from the removed form. */
export function FeedbackSent({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('support');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className={styles.sent} role="status" tabIndex={-1}>
      <Icon name="checkCircle" size={44} className={styles.icon} />
      <p className={styles.title}>{t('feedback.sentTitle')}</p>
      <p className={styles.text}>{t('feedback.sentText')}</p>
      <Button look="secondary" onClick={onAgain}>
        {t('feedback.again')}
      </Button>
    </div>
  );
}
