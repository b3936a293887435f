'use client';

import { useTranslations } from 'next-intl';
import { SystemPanel } from '@/components/content/system-panel';
import styles from './waiting-panel.module.scss';

export function WaitingPanel({ kind }: { kind: 'unsubscribe' | 'confirmation' }) {
  const t = useTranslations('support');
  return (
    <div role="status" className={styles.waiting}>
      <SystemPanel
        icon="spinner"
        title={t(`${kind}.waitingTitle`)}
        info={t(`${kind}.waitingInfo`)}
        href={null}
      />
    </div>
  );
}
