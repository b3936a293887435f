'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useSingleRun } from '@/components/forms/use-single-run';
import { SignedOut } from '@/components/shared/session/signed-out';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { FailedState } from '@/components/ui/failed-state';
import type { IconName } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { useStartVerification } from '@/lib/verification/mutations';
import { paths } from '@/lib/routing/paths';
import {
  checkToRemember,
  REVIEW_POLL_MS,
  verificationState,
  type VerificationState,
  type SeenCheck,
} from '@/lib/verification/rules';
import { useSession } from '@/stores/session';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { VerificationDrawing } from './verification-drawing';
import { VerificationSkeleton } from './verification-skeleton';
import { readAccount } from './read-account';
import styles from './verification-card.module.scss';

const VerificationWindow = lazyPart(
  () => import('./verification-window').then((module) => module.VerificationWindow),
  function Lost({ onFailed }) {
    useEffect(onFailed);
    return null;
  },
);

const ICONS: Record<VerificationState, IconName> = {
  verified: 'checkCircle',
  inProgress: 'clock',
  refused: 'ban',
  needed: 'alert',
  notStarted: 'shield',
};

const BUTTONS = {
  inProgress: 'verification.continue',
  refused: 'verification.again',
  needed: 'verification.start',
  notStarted: 'verification.start',
} as const satisfies Record<Exclude<VerificationState, 'verified'>, string>;

/** The vendor's code loads only on start (R-PROF-17, R-KYC-03). */
export function VerificationCard({ hasProvider }: { hasProvider: boolean }) {
  const t = useTranslations('profile');
  const status = useSession((session) => session.status);
  const start = useStartVerification();
  const { state, markRefused, forget } = useCheckState();
  const [hasFailed, setHasFailed] = useState(false);
  const [isStarting, begin] = useSingleRun(async () => {
    setHasFailed(false);
    await Promise.allSettled([start.mutateAsync()]);
  });
  if (status === 'unreachable') return <FailedState onRetry={() => window.location.reload()} />;
  if (status === 'guest') return <SignedOut />;
  if (state === null) return <VerificationSkeleton />;

  function finish(isRefused: boolean): void {
    if (isRefused) markRefused();
    start.reset();
  }

  if (hasFailed) return <FailedState text={t('verification.notLoaded')} onRetry={() => void begin()} />;
  if (start.data) {
    return (
      <VerificationWindow
        fallback={<VerificationSkeleton />}
        key={start.data}
        token={start.data}
        state={state}
        onFailed={() => setHasFailed(true)}
        onSubmitted={forget}
        onDone={finish}
      />
    );
  }
  return (
    <section className={styles.card} data-state={state}>
      <VerificationDrawing icon={ICONS[state]} />
      <div className={styles.words}>
        <h2 className={styles.title}>{t(`verification.${state}.title`)}</h2>
        <About state={state} hasProvider={hasProvider} />
        {state !== 'verified' && !hasProvider && <NoProvider />}
        {state !== 'verified' && hasProvider && (
          <>
            <Steps />
            <Button size="l" isBusy={isStarting} onClick={() => void begin()}>
              {t(BUTTONS[state])}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** Nothing about how to begin where that is not possible. */
function About({ state, hasProvider }: { state: VerificationState; hasProvider: boolean }) {
  const t = useTranslations('profile.verification');
  if (state === 'notStarted' && !hasProvider) return null;
  return <p className={styles.text}>{t(`${state}.text`)}</p>;
}

function Steps() {
  const t = useTranslations('profile.verification');
  return (
    <ol className={styles.steps}>
      <li>{t('hintPapers')}</li>
      <li>{t('hintCamera')}</li>
      <li>{t('hintResult')}</li>
    </ol>
  );
}

function NoProvider() {
  const t = useTranslations('profile.verification');
  return (
    <>
      <p className={styles.text}>{t('noProvider')}</p>
      <ButtonLink href={paths.support()}>{t('toSupport')}</ButtonLink>
    </>
  );
}

interface CheckState {
  /** Null until the account is known. */
  state: VerificationState | null;
  /** The vendor reported that the documents were rejected. */
  markRefused: () => void;
  /** A new check has started: discard the previous outcome. */
  forget: () => void;
}

/** Polls the account while documents are under review. */
function useCheckState(): CheckState {
  const user = useSession((session) => session.user);
  const [seen, setSeen] = useState<SeenCheck | null>(() => readStored('verification_seen'));
  const state = user ? verificationState(user, seen) : null;
  const next = user ? checkToRemember(user, seen) : seen;
  if (next !== seen) setSeen(next);

  useEffect(() => {
    if (seen === null) removeStored('verification_seen');
    else writeStored('verification_seen', seen);
  }, [seen]);

  useEffect(() => {
    if (state !== 'inProgress') return;
    const timer = setInterval(() => {
      if (!document.hidden) void readAccount();
    }, REVIEW_POLL_MS);
    return () => clearInterval(timer);
  }, [state]);

  return { state, markRefused: () => setSeen('refused'), forget: () => setSeen(null) };
}
