import { attemptEnd } from '@/lib/auth/social-attempt';
import { writeStored } from '@/lib/browser/storage';
import { holdEntry } from '@/lib/session/hold-entry';
import { beginBalanceRead } from '@/lib/money/balance-order';
import type { Balances } from '@/lib/money/schema';
import type { PlatformError } from '@/lib/platform/error';
import { probeSession } from '@/lib/session/probe';
import { rememberReturning } from '@/lib/session/returning';
import type { User } from '@/lib/session/schema';
import { resetSessionData } from '@/lib/session/session-data';
import { sessionStep } from '@/lib/session/session-change-rules';
import type { SessionStatus } from '@/lib/session/types';
import { closeAllDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useNavigation } from '@/stores/navigation';
import { useTwoFactor } from '@/stores/two-factor';
import { selectUid, useSession } from '@/stores/session';
import { forgetPlayer } from './forget-player';
import { claimDocument } from './known-player';
import { loadHome } from './go-home';
import { hidePage, isPageHidden, reloadPage, showPage } from './leave-page';

let running: Promise<void> | null = null;

/** Simultaneous requests are merged. */
export function recheckSession(): Promise<void> {
  running ??= recheck().finally(() => {
    running = null;
  });
  return running;
}

async function recheck(): Promise<void> {
  await attemptEnd();
  const takeTurn = beginBalanceRead();
  const here = currentVisitor();
  const found = await probeSession();
  const now = currentVisitor();
  // The session changed meanwhile: the response is outdated.
  if (now.status !== here.status || now.uid !== here.uid) return;
  const session = useSession.getState();
  const step = sessionStep(here, found);
  if (step === 'leave') return goHomeAsGuest();
  if (step === 'reload') return reloadForAnotherPlayer();
  if (found.kind === 'failed') return showOrReload(found.error);
  showPage();
  if (found.kind === 'guest') return session.setGuest();
  if (step === 'takeOver') return takeOver(found.user);
  session.setUser(takeTurn() ? found.user : { ...found.user, ...balancesOf(session.user ?? found.user) });
}

function currentVisitor(): { status: SessionStatus; uid: number } {
  const session = useSession.getState();
  return { status: session.status, uid: selectUid(session) };
}

/** A page hidden until its owner is known must not stay blank: after a reload it shows the error. */
async function showOrReload(error: PlatformError): Promise<void> {
  const policy = await import('@/lib/platform/error-policy').catch(() => null);
  const fatal = policy?.fatalPage(error);
  if (fatal) useFatal.getState().show(fatal);
  if (isPageHidden()) {
    if (fatal) showPage();
    else reloadPage();
  }
}

/** Another tab signed out: hides all of the player's data and loads the home page. */
export function leaveAsGuest(reason?: 'inactivity'): void {
  holdEntry();
  goHomeAsGuest(reason);
}

function goHomeAsGuest(reason?: 'inactivity'): void {
  hidePage();
  forgetPlayer();
  if (reason) writeStored('sign_out_reason', reason);
  useSession.getState().setGuest();
  loadHome({ isReplacing: true });
}

/** Another player signed in with the same cookies: their data must never mix. */
export function reloadForAnotherPlayer(): void {
  hidePage();
  forgetPlayer();
  reloadPage();
}

/** A player signed in in another tab: a guest's document becomes the player's, and everything is refetched. */
async function takeOver(user: User): Promise<void> {
  if (claimDocument(user.uid)) return reloadForAnotherPlayer();
  closeAllDialogs();
  useTwoFactor.getState().clear();
  useSession.getState().setUser(user);
  rememberReturning();
  const { pathname, search, hash } = window.location;
  useNavigation.getState().goTo(`${pathname}${search}${hash}`);
  await resetSessionData();
}

function balancesOf({ balance_main, balance_bonus, balance_betting_bonus, balance_fun }: User): Balances {
  return { balance_main, balance_bonus, balance_betting_bonus, balance_fun };
}
