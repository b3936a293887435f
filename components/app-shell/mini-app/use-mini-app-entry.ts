import { useEffect, useRef, useState } from 'react';
import { loadNamespace } from '@/i18n/lazy-messages';
import { registerPlayer } from '@/lib/auth/mutations';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { leastServerClockOffset, serverClockOffset } from '@/lib/browser/server-clock';
import { isInMessenger } from '@/lib/mini-app/bridge';
import { holdEntry } from '@/lib/session/hold-entry';
import { isFresh, nameOf, registrationOf, type Launch, type MiniAppFields } from '@/lib/mini-app/launch';
import { PlatformError } from '@/lib/platform/error';
import { fatalPage } from '@/lib/platform/error-policy';
import { readAuthFlags, withoutAuthFlags } from '@/lib/routing/query-flags';
import { reportLoginError } from '@/lib/session/login-analytics';
import { isFreshSignIn } from '@/lib/session/fresh-sign-in';
import { isNewAccount } from '@/lib/session/new-account';
import type { User } from '@/lib/session/schema';
import { closeDialogNamed, openDialog } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { showToast } from '@/stores/toasts';
import { completeSignIn } from '@/components/auth/complete-sign-in';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { isPageHidden } from '@/components/shared/session/leave-page';
import { leaveLaunchBehind } from './leave-launch';
import { endEntry, isEntryDue } from './entry-state';
import { rememberPromoCode } from '@/components/offers/remember-promo-code';

/**
 * Registers a guest as the messenger's user (R-MINI-01); the same call signs in a known user, also after a lost
 * session. A player who was signed out is a normal guest. After a failure, or where a new session is lost at once, only
 * the next document retries. Elsewhere the launch data may come from anyone's link: the visitor is asked once per
 * launch before any of it leaves the browser. True while it runs.
 */
export function useMiniAppEntry(launch: Launch | null): boolean {
  const status = useSession((state) => state.status);
  const [isEntering, setIsEntering] = useState(false);
  const tried = useRef<Launch | null>(null);
  useEffect(() => {
    const fields = launch && registrationOf(launch);
    if (status === 'player') {
      tried.current = null;
      if (!isInMessenger()) holdEntry();
    }
    if (!fields || status === 'player') return endEntry();
    if (status !== 'guest' || tried.current === launch || !isEntryDue() || isLeftOrRefused()) return;
    tried.current = launch;
    void enter(launch, fields, setIsEntering).finally(endEntry);
  }, [launch, status]);
  return isEntering;
}

/** The page is being left for one that tries itself, or the browser did not keep the new session. */
function isLeftOrRefused(): boolean {
  return isPageHidden() || isFreshSignIn();
}

async function enter(
  launch: Launch,
  fields: MiniAppFields,
  setIsEntering: (isEntering: boolean) => void,
): Promise<void> {
  const isByItself = isInMessenger();
  setIsEntering(isByItself);
  try {
    const isOfToday = isFresh(launch, Date.now() + (await serverClockOffset()));
    // Refused by `send`, whatever the visitor would answer.
    if (!isByItself && !isOfToday) leaveOut();
    const settings = await fetchSettingsPart('auth');
    if (settings?.auth.isMiniAppEnabled === false) return;
    if (!isByItself && isOfToday && !(await isWanted(launch))) return leaveOut();
    // If someone signed in meanwhile, even in another tab, keep that session.
    if (useSession.getState().status !== 'guest') return;
    setIsEntering(true);
    await send(fields, isOfToday).catch(async (error: unknown) => {
      reportLoginError(error);
      await showFailure(error, settings?.wrongRegistrationServer);
    });
  } finally {
    setIsEntering(false);
  }
}

async function send(fields: MiniAppFields, isOfToday: boolean): Promise<void> {
  if (!isOfToday) throw new Error('The launch data are older than a day');
  const begunAt = beginning();
  const clock = leastServerClockOffset();
  const user = await registerPlayer(fields);
  welcome(user, await isNewAccount(user, begunAt, clock));
}

async function isWanted(launch: Launch): Promise<boolean> {
  return (await openDialog('continueAs', { name: nameOf(launch) })) === true;
}

/** Discards the launch: neither this document nor a later one asks again. */
function leaveOut(): void {
  removeStored('tg');
}

/** An earlier attempt may have created the account without a response, so the start of the first attempt counts. */
function beginning(): number {
  const known = Number(readStored('tg_begun') ?? NaN);
  if (Number.isFinite(known)) return known;
  const now = Date.now();
  writeStored('tg_begun', String(now));
  return now;
}

/**
 * An existing account, or one already counted here, only signs in: it continues to the address a guard stored, else
 * stays on its page, and is not counted as a registration. Its promo code is activated anyway (R-AUTH-06, R-OFFER-10):
 * inside the messenger no registration can follow, and the platform knows who may use a code.
 */
function welcome(user: User, isNew: boolean | null): void {
  removeStored('tg_begun');
  // An automatic sign-in may happen before the address was read.
  rememberPromoCode();
  leaveLaunchBehind();
  // The visitor may have opened it before this code loaded.
  closeDialogNamed('auth', 'signed-in');
  const uid = String(user.uid);
  if (isNew !== false && readStored('tg_registered') !== uid) {
    writeStored('tg_registered', uid);
    return completeSignIn(user, 'registration');
  }
  const { pathname, search, hash } = window.location;
  const isStored = readAuthFlags(search).redirectUrl !== null;
  const here = isStored ? undefined : `${pathname}${withoutAuthFlags(search)}${hash}`;
  completeSignIn(user, 'login', here, { bringsPromoCode: true });
}

/** R-MINI-03: the operator's text, else our own; fatal errors get their full-screen page instead. */
async function showFailure(error: unknown, own: string | null | undefined): Promise<void> {
  if (error instanceof PlatformError && fatalPage(error)) return reactToError(error, 'inline');
  const text = own || (await loadNamespace('auth')).wrongRegistrationServer;
  showToast('error', text);
}
