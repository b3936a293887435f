'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailedState } from '@/components/ui/failed-state';
import { Skeleton } from '@/components/ui/skeleton';
import { BETTING_PERMISSIONS, BETTING_SANDBOX } from '@/lib/betting/rules';
import styles from './betting-frame.module.scss';
import { useFrameLoad } from './use-frame-load';

/** The sportsbook in a frame that fills the free height; says so when it does not come. */
export function BettingFrame({ url }: { url: string }) {
  const t = useTranslations('betting');
  const [attempt, setAttempt] = useState(0);
  return (
    <div className={styles.area}>
      <Frame
        key={attempt}
        url={url}
        title={t('title')}
        failed={t('failed')}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </div>
  );
}

interface FrameProps {
  url: string;
  title: string;
  failed: string;
  onRetry: () => void;
}

function Frame({ url, title, failed, onRetry }: FrameProps) {
  const { state, isInBrowser, onLoad } = useFrameLoad();
  if (state === 'failed') return <FailedState text={failed} onRetry={onRetry} />;
  return (
    <>
      {state === 'loading' && <Skeleton className={styles.skeleton} />}
      {isInBrowser && (
        <iframe
          className={styles.frame}
          src={url}
          title={title}
          sandbox={BETTING_SANDBOX}
          allow={BETTING_PERMISSIONS}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={onLoad}
        />
      )}
    </>
  );
}
