import { guardedAddress } from './guarded-address';
import type { Locale } from '@/i18n/routing';
import { popupFeatures, socialAddress, type SocialType } from '@/lib/auth/social';
import { beginAttempt } from '@/lib/auth/social-attempt';
import { keepPending, listenForResult, POPUP_NAME, type SocialResult } from '@/lib/auth/social-channel';
import { readStored, removeStored, takeStored, writeStored } from '@/lib/browser/storage';
import { safeReturnPath } from '@/lib/routing/external';
import { localePath } from '@/lib/routing/locale-path';
import { returnPath } from '@/lib/routing/return-path';
import { paths } from '@/lib/routing/paths';
import { withoutAuthFlags } from '@/lib/routing/query-flags';

const RETURN_KEY = 'betting_back_social_auth_key';
const CLOSED_POLL_MS = 500;
/** How long a result may be on its way after the window was seen closed: services' pages may cut the tie early. */
const LATE_RESULT_MS = 2_000;

interface SocialAttempt {
  service: string;
  type: SocialType;
  locale: Locale;
  /** The window reported the result. */
  onResult(result: SocialResult): Promise<void>;
  /** The window is gone and said nothing, at first or at all. */
  onClosed(): void;
  /** Nothing came within the time for late results. */
  onSilence(): Promise<void>;
}

let stopEarlier: () => void = () => undefined;

/**
 * Opens the service's window; must run inside the click, or browsers block it. Where windows are blocked (in-app
 * browsers) the whole page goes there, with the return address stored (R-SOC-01 to R-SOC-03).
 */
export function beginSocialSignIn({ service, type, locale, ...on }: SocialAttempt): void {
  stopEarlier();
  const backPath = pathToComeBackTo(locale);
  const address = socialAddress({ service, type, locale, origin: window.location.origin, backPath });
  // Only this attempt's window may say where to continue.
  removeStored(RETURN_KEY);
  keepPending({ mode: 'popup', type, at: Date.now() });
  const popup = window.open(address, POPUP_NAME, popupFeatures(window));
  if (!popup) {
    keepPending({ mode: 'page', type, at: Date.now() });
    writeStored(RETURN_KEY, backPath);
    window.location.assign(address);
    return;
  }
  stopEarlier = watch(popup, on);
}

function watch(popup: Window, on: Pick<SocialAttempt, 'onResult' | 'onClosed' | 'onSilence'>): () => void {
  const end = beginAttempt();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const poll = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(poll);
    on.onClosed();
    silence = setTimeout(() => void on.onSilence().finally(end), LATE_RESULT_MS);
  }, CLOSED_POLL_MS);
  function stopWaiting(): void {
    clearInterval(poll);
    clearTimeout(silence);
  }
  const stopListening = listenForResult(popup, (result) => {
    stopWaiting();
    void on.onResult(result).finally(end);
  });
  return () => {
    stopWaiting();
    stopListening();
    end();
  };
}

/** Where a player continues after signing in: what a guard stored, else the page they are on. */
function pathToComeBackTo(locale: Locale): string {
  const { pathname, search, hash } = window.location;
  const home = localePath(locale, paths.home());
  const returnTo = returnPath(guardedAddress());
  return safeReturnPath(returnTo ?? `${pathname}${withoutAuthFlags(search)}${hash}`, home);
}

/** True once the window has stored where to continue: it succeeded, whether or not its message arrived. */
export function hasSocialReturn(): boolean {
  return readStored(RETURN_KEY) !== null;
}

/** The stored address, read once (R-SOC-03); home when it is missing or no page of this site. */
export function takeSocialReturn(locale: Locale): string {
  return safeReturnPath(returnPath(takeStored(RETURN_KEY)), localePath(locale, paths.home()));
}
