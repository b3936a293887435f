'use client';

import SumsubWebSdk from '@sumsub/websdk-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { reactToError } from '@/components/runtime/error-reactions';
import { fetchAccessToken, useSubmitVerification } from '@/lib/verification/mutations';
import { READY_LIMIT_MS, readCheckMessage } from '@/lib/verification/rules';
import { readAccount } from './read-account';
import styles from './verification-window.module.scss';

interface VerificationWindowProps {
  token: string;
  /** The service did not come up, or gave up. */
  onFailed: () => void;
  /** The papers were handed in. */
  onSubmitted: () => void;
  /** The service has decided and the account was read anew. */
  onDone: (isRefused: boolean) => void;
}

/**
 * The service's own window, in the page's language. An expired token is renewed without losing the step; what the window
 * reports is only a hint, the account itself is read again (R-KYC-01, R-KYC-04).
 */
export function VerificationWindow({ token, onFailed, onSubmitted, onDone }: VerificationWindowProps) {
  const t = useTranslations('profile');
  const locale = useLocale();
  const submit = useSubmitVerification();
  const [isHandedIn, setIsHandedIn] = useState(false);
  // The kit keeps the handlers of its first drawing; what they must see later goes by references.
  const isReady = useRef(false);
  const hasSubmitted = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isReady.current) onFailed();
    }, READY_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [onFailed]);

  async function tellPlatform(): Promise<void> {
    hasSubmitted.current = true;
    setIsHandedIn(true);
    onSubmitted();
    await submit.mutateAsync().catch(() => undefined);
    await readAccount();
  }

  async function decide(isRefused: boolean): Promise<void> {
    await readAccount();
    // A refusal from before this visit is told by the window itself, which also offers the next try.
    if (!isRefused || hasSubmitted.current) onDone(isRefused);
  }

  function listen(type: string, payload: unknown): void {
    isReady.current = true;
    const news = readCheckMessage(type, payload);
    if (news === 'submitted') void tellPlatform();
    if (news === 'accepted' || news === 'refused') void decide(news === 'refused');
    if (news === 'changed') void readAccount();
  }

  return (
    <section className={styles.window} aria-label={t('pages.verification')}>
      <p className={styles.note} role="status">
        {isHandedIn ? t('verification.handedIn') : ''}
      </p>
      <SumsubWebSdk
        className={styles.kit}
        accessToken={token}
        expirationHandler={renewToken}
        config={{ lang: locale, theme: 'dark' }}
        options={{ addViewportTag: false, adaptIframeHeight: true }}
        onMessage={listen}
        onError={onFailed}
      />
    </section>
  );
}

/** The kit tells a failed renewal by itself; a lost session and a fatal answer act as anywhere else. */
async function renewToken(): Promise<string> {
  try {
    return await fetchAccessToken();
  } catch (error) {
    await reactToError(error, 'log');
    throw error;
  }
}
