import { guardedAddress } from './guarded-address';
import { documentLocale } from '@/i18n/document-locale';
import { popupFeatures, socialAddress, type SocialType } from '@/lib/auth/social';
import { beginAttempt } from '@/lib/auth/social-attempt';
import {
  keepPending,
  listenForResult,
  POPUP_NAME,
  type SocialPending,
  type SocialResult,
} from '@/lib/auth/social-channel';
import { readStored, removeStored, takeStored, writeStored } from '@/lib/browser/storage';
import { safeReturnPath } from '@/lib/routing/external';
import { documentPath } from '@/lib/routing/document-path';
import { returnPath } from '@/lib/routing/return-path';
import { paths } from '@/lib/routing/paths';
import { withoutAuthFlags } from '@/lib/routing/query-flags';

const CLOSED_POLL_MS = 500;
/**
 * How long to wait for a result after the window appears closed. Browsers report that as soon as it comes back from the
 * service, whose opener policy differs from ours; on a slow phone its scripts load after that.
 */
const LATE_RESULT_MS = 8_000;

interface SocialAttempt extends Pick<SocialPending, 'offer'> {
  service: string;
  type: SocialType;
  onResult(result: SocialResult): Promise<void>;
  /** The window appears closed; a result may still arrive. */
  onClosed(): void;
  /** No result arrived within the time for late results. */
  onSilence(): Promise<void>;
}

let stopEarlier: () => void = () => undefined;

/**
 * Opens the service's window. Call it inside the click, or browsers block the popup. Where popups are blocked (in-app
 * browsers) the page itself goes there, with the return address stored (R-SOC-01 to R-SOC-03).
 * @returns The address to continue to where the window stores none.
 */
export function beginSocialSignIn({ service, type, offer, ...on }: SocialAttempt): string {
  stopEarlier();
  const backPath = pathToComeBackTo();
  const locale = documentLocale();
  const address = socialAddress({ service, type, locale, origin: window.location.origin, backPath });
  // Only the window of this attempt may set the return address.
  removeStored('betting_back_social_auth_key');
  keepPending({ mode: 'popup', type, at: Date.now() });
  const popup = window.open(address, POPUP_NAME, popupFeatures(window));
  if (popup) {
    stopEarlier = watch(popup, on);
  } else {
    keepPending({ mode: 'page', type, at: Date.now(), offer });
    writeStored('betting_back_social_auth_key', backPath);
    window.location.assign(address);
  }
  return backPath;
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

/** The address a guard stored, else the current page. */
function pathToComeBackTo(): string {
  const { pathname, search, hash } = window.location;
  const home = documentPath(paths.home());
  const returnTo = returnPath(guardedAddress());
  return safeReturnPath(returnTo ?? `${pathname}${withoutAuthFlags(search)}${hash}`, home);
}

/** Whether the window has stored a return address: the sign-in succeeded, even if its message was lost. */
export function hasSocialReturn(): boolean {
  return readStored('betting_back_social_auth_key') !== null;
}

/** Takes the stored return address once (R-SOC-03). @param fallback If it is missing or not on this site. */
export function takeSocialReturn(fallback: string): string {
  return safeReturnPath(returnPath(takeStored('betting_back_social_auth_key')), fallback);
}
