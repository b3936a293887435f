'use client';

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@/i18n/routing';
import { loadMessages } from '@/i18n/lazy-messages';
import { registerPlayer } from '@/lib/auth/mutations';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { leastServerClockOffset, serverClockOffset } from '@/lib/browser/server-clock';
import { isInMessenger } from '@/lib/mini-app/bridge';
import { isFresh, nameOf, registrationOf, type Launch, type MiniAppFields } from '@/lib/mini-app/launch';
import { PlatformError } from '@/lib/platform/error';
import { fatalPage } from '@/lib/platform/error-policy';
import { readAuthFlags, withoutAuthFlags } from '@/lib/routing/query-flags';
import { reportLoginError } from '@/lib/session/login-analytics';
import { isNewAccount } from '@/lib/session/new-account';
import type { User } from '@/lib/session/schema';
import { closeDialog, openDialog, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { completeSignIn } from '@/components/auth/complete-sign-in';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { leaveLaunchBehind } from './leave-launch';
import { endEntry, isEntryDue } from './entry-state';
import { rememberPromoCode } from '@/components/offers/remember-promo-code';

/**
 * Registers the messenger's user when a guest is here (R-MINI-01); a known one is signed in by the same call. Once a
 * launch: a player who signs out is a guest like any other. One that failed is tried again by the next document only.
 * By itself inside the messenger alone: anywhere else the data may be anybody's, who sent a link with them, and the
 * visitor is asked before any of it leaves the browser. True while it runs.
 */
export function useMiniAppEntry(launch: Launch | null, locale: Locale): boolean {
  const status = useSession((state) => state.status);
  const [isEntering, setIsEntering] = useState(false);
  const tried = useRef<Launch | null>(null);
  useEffect(() => {
    if (status === 'player') writeStored('tg_entered', '1');
    const fields = launch && registrationOf(launch);
    if (!fields) return endEntry();
    if (status !== 'guest' || tried.current === launch || !isEntryDue()) return;
    tried.current = launch;
    void enter(launch, fields, locale, setIsEntering).finally(endEntry);
  }, [launch, locale, status]);
  return isEntering;
}

async function enter(
  launch: Launch,
  fields: MiniAppFields,
  locale: Locale,
  setIsEntering: (isEntering: boolean) => void,
): Promise<void> {
  const isByItself = isInMessenger();
  setIsEntering(isByItself);
  try {
    const isOfToday = isFresh(launch, Date.now() + (await serverClockOffset()));
    if (!isByItself && !isOfToday) return leaveOut();
    const settings = await fetchSettingsPart('auth', locale);
    if (settings?.auth.isMiniAppEnabled === false) return;
    if (!isByItself && !(await isWanted(launch))) return leaveOut();
    // Whoever signed in meanwhile, in another tab as well, stays who they are.
    if (useSession.getState().status !== 'guest') return;
    setIsEntering(true);
    await send(fields, isOfToday).catch(async (error: unknown) => {
      reportLoginError(error);
      await sayWhy(error, locale, settings?.wrongRegistrationServer);
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

/** The launch is forgotten: neither this document nor a later one asks again. */
function leaveOut(): void {
  writeStored('tg_entered', '1');
  removeStored('tg');
}

/** An earlier try may have created the account, and its response was lost: what counts is when the first one began. */
function beginning(): number {
  const known = Number(readStored('tg_begun') ?? NaN);
  if (Number.isFinite(known)) return known;
  const now = Date.now();
  writeStored('tg_begun', String(now));
  return now;
}

/**
 * An account from before, or one that was counted here, was only signed in: it goes to the address a guard stored, else
 * stays on its page, and does not count as a registration. The promo code it came with is activated all the same
 * (R-AUTH-06, R-OFFER-10): inside the messenger no registration can follow, and the platform itself knows who may use a
 * code.
 */
function welcome(user: User, isNew: boolean | null): void {
  writeStored('tg_entered', '1');
  removeStored('tg_begun');
  // Whoever is signed in without a click may be so before the address was read.
  rememberPromoCode();
  leaveLaunchBehind();
  closeAuthDialog();
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

/** The visitor may have opened it before this code came. */
function closeAuthDialog(): void {
  const dialog = useDialogs.getState().stack.find(({ name }) => name === 'auth');
  if (dialog) closeDialog(dialog.id, 'signed-in', { force: true });
}

/** R-MINI-03: the operator's text, else our own; what is fatal takes the screen instead. */
async function sayWhy(error: unknown, locale: Locale, own: string | null | undefined): Promise<void> {
  if (error instanceof PlatformError && fatalPage(error)) return reactToError(error, 'inline');
  const text = own || (await builtInText(locale));
  if (text) useToasts.getState().show('error', text);
}

async function builtInText(locale: Locale): Promise<string | null> {
  const { auth } = await loadMessages(locale, ['auth']);
  return auth && 'wrongRegistrationServer' in auth ? String(auth.wrongRegistrationServer) : null;
}
