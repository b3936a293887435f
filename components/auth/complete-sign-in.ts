import { reportIdentity } from '@/lib/analytics/identity';
import { reportEvent } from '@/lib/browser/product-events';
import { documentLocale } from '@/lib/browser/document-locale';
import { removeStored } from '@/lib/browser/storage';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { safeReturnPath } from '@/lib/routing/external';
import { returnPath } from '@/lib/routing/return-path';
import { withoutAuthFlags } from '@/lib/routing/query-flags';
import { noteSignIn } from '@/lib/session/fresh-sign-in';
import { rememberReturning } from '@/lib/session/returning';
import type { User } from '@/lib/session/schema';
import { useNavigation } from '@/stores/navigation';
import { useSession } from '@/stores/session';
import type { AfterLogin } from './after-login';
import { guardedAddress, isGuardRemembered } from './guarded-address';
import { claimDocument, knownPlayer } from '@/components/shared/session/known-player';
import { leaveFlagsBehind } from '@/components/shared/session/leave-flags';
import { hidePage, openAddress } from '@/components/shared/session/leave-page';

interface SignInOptions {
  /** The stored promo code is activated after a login too: no registration will follow for it to wait for. */
  bringsPromoCode?: boolean;
  /** A login was asked for by what goes on here, such as a bet: the player comes back to this page. */
  staysHere?: boolean | undefined;
}

/**
 * What follows a sign-in (R-AUTH-03 to R-AUTH-06): the session takes the player over, everything read as a guest is
 * refetched, the queue of tasks runs, and the player continues. A login goes to the address a guard stored, from a
 * game's `#real` to that game, else to the locale home page; after a session lost in the middle of a page, or asked for by
 * what goes on there, it stays, and what was begun can continue. A registration stays where it is, or goes to the stored address, and marks it with
 * `register=success`. A `settled` path, with locale prefix and checked, goes before both.
 */
export function completeSignIn(
  user: User,
  how: 'login' | 'registration',
  settled?: string,
  { staysHere = false, ...options }: SignInOptions = {},
): void {
  const isResumed = knownPlayer() === user.uid;
  const isRemembered = isGuardRemembered();
  const target =
    how === 'login'
      ? (settled ?? addressAfterLogin(isResumed || staysHere))
      : addressAfterRegistration(settled);
  // Before the navigation: removed later, the change of address would cancel it.
  leaveFlagsBehind();
  // Analytics know from here on who the player is.
  reportEvent({ event: how, user_id: String(user.uid) });
  useSession.getState().setUser(user);
  noteSignIn();
  // Whoever signed in by another method expects no social sign-in to come back.
  removeStored('social_sign_in');
  // Called directly: the code that observes the session may not be loaded before the visitor's first interaction.
  reportIdentity(user.uid);
  rememberReturning(true);
  const queue = runQueue({ uid: user.uid, how, isResumed, ...options });
  if (!claimDocument(user.uid) && !isRemembered) return useNavigation.getState().goTo(target);
  // This document still holds the previous player's state, or what the guard did; only a new one is free of it.
  hidePage();
  void queue.finally(() => openAddress(target));
}

async function runQueue(detail: AfterLogin): Promise<void> {
  const { afterLogin } = await import('./after-login');
  await afterLogin(detail);
}

function home(): string {
  return localePath(documentLocale(), paths.home());
}

/** An address that asks to play for real is stored like one a guard stopped: both are where the player was going. */
function addressAfterLogin(staysHere: boolean): string {
  const { pathname, search, hash } = window.location;
  const here = `${pathname}${withoutAuthFlags(search)}`;
  const goal = hash === '#real' ? here : staysHere ? `${here}${hash}` : null;
  const guarded = guardedAddress();
  const returnTo = returnPath(guarded);
  // One that is refused leads nowhere.
  return guarded && returnTo === null ? `${here}${hash}` : safeReturnPath(returnTo ?? goal, home());
}

function addressAfterRegistration(settled?: string): string {
  const { pathname, search, hash } = window.location;
  const returnTo = settled ?? returnPath(guardedAddress());
  // The game opens by itself: `#real` has done its work.
  const place = hash === '#real' ? '' : hash;
  const url = new URL(returnTo ?? `${pathname}${withoutAuthFlags(search)}${place}`, window.location.origin);
  url.searchParams.set('register', 'success');
  return `${url.pathname}${url.search}${url.hash}`;
}
