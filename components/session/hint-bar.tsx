import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import styles from './hint-bar.module.scss';

interface HintBarProps {
  icon: IconName;
  text: string;
  /** Tooltip with what the text omits. */
  details?: string;
  action: ReactNode;
  onClose(): void;
}

/** Reminds the player of one task. */
export function HintBar({ icon, text, details, action, onClose }: HintBarProps) {
  const t = useTranslations('session.hints');
  return (
    <div className={styles.bar}>
      <Icon name={icon} size={20} className={styles.icon} />
      <p className={styles.text} title={details}>
        {text}
      </p>
      <span className={styles.action}>{action}</span>
      <IconButton aria-label={t('close')} className={styles.close} onClick={onClose}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}
