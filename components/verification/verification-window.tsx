import SumsubWebSdk from '@sumsub/websdk-react';
import { clsx } from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { noteFrameActivity } from '@/components/shared/session/frame-activity';
import { fetchAccessToken, useSubmitVerification } from '@/lib/verification/mutations';
import {
  isPlayerMessage,
  READY_LIMIT_MS,
  readCheckMessage,
  type VerificationState,
} from '@/lib/verification/rules';
import { listenOnlyToFrame } from './listen-only-to-frame';
import { readAccount } from './read-account';
import styles from './verification-window.module.scss';

interface VerificationWindowProps {
  token: string;
  /** State according to the account, which may be ahead of the SDK. */
  state: VerificationState;
  /** The SDK did not load, or gave up. */
  onFailed: () => void;
  onSubmitted: () => void;
  /** The vendor has decided and the account was refetched. */
  onDone: (isRefused: boolean) => void;
}

/**
 * The vendor's SDK, in the page's language. An expired token is renewed without losing the current step. SDK messages
 * are only hints: the account is read again (R-KYC-01, R-KYC-04). The status line follows the account (R-KYC-03). The
 * SDK stays mounted until the vendor has decided, so that the player's input is not lost.
 */
export function VerificationWindow({ token, state, onFailed, onSubmitted, onDone }: VerificationWindowProps) {
  const t = useTranslations('profile');
  const locale = useLocale();
  const submit = useSubmitVerification();
  const [isHandedIn, setIsHandedIn] = useState(false);
  const [isLoading, setIsLoading] = useState(true);
  // The SDK keeps the handlers of its first render; refs give them current values.
  const isReady = useRef(false);
  const hasSubmitted = useRef(false);
  const [stateBefore] = useState(state);
  const root = useRef<HTMLElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const frameName = t('verification.frame');
  // The SDK creates an untitled iframe on mount.
  useEffect(() => {
    root.current?.querySelector('iframe')?.setAttribute('title', frameName);
  }, [frameName]);
  useEffect(() => listenOnlyToFrame(() => root.current?.querySelector('iframe')), []);
  const giveUp = useEffectEvent(() => {
    if (!isReady.current) onFailed();
  });
  useEffect(() => {
    const timer = setTimeout(() => giveUp(), READY_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);

  async function reportSubmission(): Promise<void> {
    hasSubmitted.current = true;
    setIsHandedIn(true);
    note.current?.scrollIntoView({ block: 'nearest' });
    onSubmitted();
    await submit.mutateAsync().catch(() => undefined);
    await readAccount();
  }

  async function decide(isRefused: boolean): Promise<void> {
    await readAccount();
    // The SDK itself shows a rejection from an earlier visit and offers a retry.
    if (!isRefused || hasSubmitted.current) onDone(isRefused);
  }

  function listen(type: string, payload: unknown): void {
    isReady.current = true;
    setIsLoading(false);
    if (isPlayerMessage(type)) noteFrameActivity();
    const news = readCheckMessage(type, payload);
    if (news === 'submitted') void reportSubmission();
    if (news === 'accepted' || news === 'refused') void decide(news === 'refused');
    if (news === 'changed') void readAccount();
  }

  return (
    <section
      ref={root}
      className={clsx(styles.window, isHandedIn && styles.handedIn)}
      aria-label={t('pages.verification')}
    >
      <p ref={note} className={styles.note} role="status">
        {statusLine()}
      </p>
      <SumsubWebSdk
        className={styles.kit}
        accessToken={token}
        expirationHandler={renewToken}
        config={{
          lang: locale,
          theme: document.documentElement.dataset.theme === 'light' ? 'light' : 'dark',
        }}
        options={{ addViewportTag: false, adaptIframeHeight: true }}
        onMessage={listen}
        onError={onFailed}
      />
    </section>
  );

  function statusLine(): string {
    if (state === 'verified') return t('verification.verified.title');
    // Do not announce a rejection from an earlier visit until documents are submitted again.
    if (state === 'refused' && (isHandedIn || stateBefore !== 'refused'))
      return t('verification.refused.title');
    if (isHandedIn) return t('verification.handedIn');
    return isLoading ? t('verification.loading') : '';
  }
}

/** The SDK shows a failed renewal; a lost session and fatal responses are handled as everywhere. */
async function renewToken(): Promise<string> {
  try {
    return await fetchAccessToken();
  } catch (error) {
    await reactToError(error, 'log');
    throw error;
  }
}
