import { reportIdentity } from '@/lib/session/analytics-identity';
import { reportEvent } from '@/lib/browser/product-events';
import { pause } from '@/lib/browser/pause';
import { removeStored } from '@/lib/browser/storage';
import { documentPath } from '@/lib/routing/document-path';
import { needsDocument } from '@/lib/routing/needs-document';
import { paths } from '@/lib/routing/paths';
import { safeReturnPath } from '@/lib/routing/external';
import { returnPath } from '@/lib/routing/return-path';
import { withoutAuthFlags } from '@/lib/routing/query-flags';
import { noteSignIn } from '@/lib/session/fresh-sign-in';
import { rememberReturning } from '@/lib/session/returning';
import type { User } from '@/lib/session/schema';
import type { SignInKind } from '@/lib/session/signed-in-event';
import { leaveSignUp, type SignUp } from '@/stores/chosen-offer';
import { useNavigation } from '@/stores/navigation';
import { useSession } from '@/stores/session';
import type { AfterLogin } from './after-login';
import { guardedAddress, isGuardRemembered } from './guarded-address';
import { claimDocument, knownPlayer } from '@/components/shared/session/known-player';
import { leaveFlagsBehind } from '@/components/shared/session/leave-flags';
import { hidePage, openAddress } from '@/components/shared/session/leave-page';

/** How long the page is hidden at most: the next document reads everything again. */
const HIDDEN_LIMIT_MS = 2_000;

interface SignInOptions {
  /** Activate the stored promo code: after a registration, and after a login that none can follow. */
  bringsPromoCode?: boolean;
  /** The login was requested by an action on this page, such as a bet: the player stays on it. */
  staysHere?: boolean | undefined;
  /** The offer chosen for a new account. */
  offer?: SignUp['offer'] | undefined;
}

/**
 * Completes a sign-in (R-AUTH-03 to R-AUTH-06): the session takes over the player, everything read as a guest is
 * refetched, the task queue runs, and the player continues. A login continues at the address stored by a guard, from a
 * game's `#real` to that game, else at the locale's home page. After a lost session, or a login requested by an action
 * on the page, it stays there, so that the action can continue. A registration stays or goes to the stored address,
 * with `register=success` added. A `settled` path (with locale prefix, validated) overrides both. A registration's
 * promo code and offer wait for the next document where one follows: their messages would be lost with this one.
 */
export function completeSignIn(
  user: User,
  how: SignInKind,
  settled?: string,
  options: SignInOptions = {},
): void {
  const { staysHere, bringsPromoCode = how === 'registration', offer } = options;
  const isResumed = knownPlayer() === user.uid;
  const isRemembered = isGuardRemembered();
  const target = addressAfter(how, settled, isResumed || staysHere);
  // Before the navigation: removing the flags later would change the address and cancel it.
  leaveFlagsBehind();
  reportEvent({ event: how, user_id: String(user.uid) });
  useSession.getState().setUser(user);
  noteSignIn();
  // After a sign-in by another method, a returning social sign-in is no longer expected.
  removeStored('social_sign_in');
  // Called directly: the code that observes the session may only load on the visitor's first interaction.
  reportIdentity(user.uid);
  rememberReturning();
  // This document holds the previous player's state, or the router's cached guard redirect; a new one does not.
  const isOutdated = claimDocument(user.uid) || isRemembered;
  const isLeft = isOutdated || needsDocument(target);
  if (bringsPromoCode) bring(isLeft, how, offer);
  const queue = runQueue({
    uid: user.uid,
    how,
    isResumed,
    bringsPromoCode: bringsPromoCode && !isLeft,
    target,
  });
  if (!isOutdated) return useNavigation.getState().goTo(target);
  hidePage();
  void Promise.race([queue, pause(HIDDEN_LIMIT_MS)]).finally(() => openAddress(target));
}

function bring(isLeft: boolean, how: SignInKind, chosen: SignUp['offer'] = null): void {
  const offer = how === 'registration' ? chosen : null;
  if (isLeft) leaveSignUp({ offer });
  else if (offer) void bringOffer(offer);
}

async function bringOffer(offer: NonNullable<SignUp['offer']>): Promise<void> {
  try {
    const { bringSignUpOffer } = await import('@/components/offers/bring-sign-up-offer');
    await bringSignUpOffer(offer);
  } catch {
    // Its code failed to load: the offer is still on the offers page.
  }
}

async function runQueue(detail: AfterLogin): Promise<void> {
  const { afterLogin } = await import('./after-login');
  await afterLogin(detail);
}

function home(): string {
  return documentPath(paths.home());
}

function addressAfter(how: SignInKind, settled?: string, staysHere?: boolean): string {
  return how === 'login' ? (settled ?? addressAfterLogin(staysHere)) : addressAfterRegistration(settled);
}

/** An address that asks to play for real counts like one stored by a guard: both are where the player was going. */
function addressAfterLogin(staysHere?: boolean): string {
  const { pathname, search, hash } = window.location;
  const here = `${pathname}${withoutAuthFlags(search)}`;
  const goal = hash === '#real' ? here : staysHere ? `${here}${hash}` : null;
  const guarded = guardedAddress();
  const returnTo = returnPath(guarded);
  // A rejected guard address leads nowhere, so stay.
  return guarded && returnTo === null ? `${here}${hash}` : safeReturnPath(returnTo ?? goal, home());
}

function addressAfterRegistration(settled?: string): string {
  const { pathname, search, hash } = window.location;
  const returnTo = settled ?? returnPath(guardedAddress());
  // The game opens by itself, so `#real` has served its purpose.
  const place = hash === '#real' ? '' : hash;
  const url = new URL(returnTo ?? `${pathname}${withoutAuthFlags(search)}${place}`, window.location.origin);
  url.searchParams.set('register', 'success');
  return `${url.pathname}${url.search}${url.hash}`;
}
