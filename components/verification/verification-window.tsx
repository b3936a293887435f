'use client';

import SumsubWebSdk from '@sumsub/websdk-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { fetchAccessToken, useSubmitVerification } from '@/lib/verification/mutations';
import { readAccount } from './read-account';
import styles from './verification-window.module.scss';

interface VerificationWindowProps {
  token: string;
  /** The service did not come up, or gave up. */
  onFailed: () => void;
  /** The papers were handed in and the account was read anew. */
  onDone: () => void;
}

/** Silence of the service after which it counts as not loaded. */
const READY_LIMIT_MS = 20_000;

/**
 * The service's own window. An expired token is renewed without losing the step; what the window reports is only a
 * hint, the account itself is read again (R-KYC-01, R-KYC-04).
 */
export function VerificationWindow({ token, onFailed, onDone }: VerificationWindowProps) {
  const t = useTranslations('profile');
  const locale = useLocale();
  const submit = useSubmitVerification();
  const isReady = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isReady.current) onFailed();
    }, READY_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [onFailed]);

  async function finish(): Promise<void> {
    await submit.mutateAsync().catch(() => undefined);
    await readAccount();
    onDone();
  }

  function listen(type: string): void {
    isReady.current = true;
    if (type === 'idCheck.onApplicantSubmitted' || type === 'idCheck.onApplicantResubmitted') void finish();
    if (type === 'idCheck.onApplicantStatusChanged') void readAccount();
  }

  return (
    <section className={styles.window} aria-label={t('pages.verification')}>
      <SumsubWebSdk
        accessToken={token}
        expirationHandler={fetchAccessToken}
        config={{ lang: locale, theme: 'dark' }}
        options={{ addViewportTag: false, adaptIframeHeight: true }}
        onMessage={listen}
        onError={onFailed}
      />
    </section>
  );
}
