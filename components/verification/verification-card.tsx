'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FailedState } from '@/components/ui/failed-state';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Skeleton } from '@/components/ui/skeleton';
import { useStartVerification } from '@/lib/verification/mutations';
import { verificationState, type VerificationState } from '@/lib/verification/rules';
import { useSession } from '@/stores/session';
import styles from './verification-card.module.scss';

const VerificationWindow = lazy(() =>
  import('./verification-window').then((module) => ({ default: module.VerificationWindow })),
);

const ICONS: Record<VerificationState, IconName> = {
  verified: 'checkCircle',
  inProgress: 'clock',
  needed: 'alert',
  notStarted: 'shield',
};

/** How far the identity check is, and its start; the service's own code comes only then (R-PROF-17, R-KYC-03). */
export function VerificationCard({ hasProvider }: { hasProvider: boolean }) {
  const t = useTranslations('profile');
  const status = useSession((session) => session.status);
  const user = useSession((session) => session.user);
  const start = useStartVerification();
  const [hasFailed, setHasFailed] = useState(false);
  if (status === 'unreachable') return <FailedState onRetry={() => window.location.reload()} />;
  if (!user) return <Skeleton className={styles.skeleton} />;
  const state = verificationState(user);
  const canStart = hasProvider && state !== 'verified';

  function begin(): void {
    setHasFailed(false);
    start.mutate();
  }

  if (hasFailed) return <FailedState text={t('verification.notLoaded')} onRetry={begin} />;
  if (start.data) {
    return (
      <Suspense fallback={<Skeleton className={styles.skeleton} />}>
        <VerificationWindow
          key={start.data}
          token={start.data}
          onFailed={() => setHasFailed(true)}
          onDone={start.reset}
        />
      </Suspense>
    );
  }
  return (
    <section className={styles.card}>
      <span className={styles.medal}>
        <Icon name={ICONS[state]} size={36} />
      </span>
      <h2 className={styles.title}>{t(`verification.${state}.title`)}</h2>
      <p className={styles.text}>{t(`verification.${state}.text`)}</p>
      {canStart && (
        <>
          <ul className={styles.hints}>
            <li>{t('verification.hintPapers')}</li>
            <li>{t('verification.hintCamera')}</li>
          </ul>
          <Button size="l" isBusy={start.isPending} onClick={begin}>
            {t(state === 'inProgress' ? 'verification.continue' : 'verification.start')}
          </Button>
        </>
      )}
      {!hasProvider && state !== 'verified' && <p className={styles.text}>{t('verification.noProvider')}</p>}
    </section>
  );
}
