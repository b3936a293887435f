import { readCampaignPopup, withoutNames } from '@/lib/routing/query-flags';
import { useSession } from '@/stores/session';
import { isGuardRemembered } from '@/components/auth/guarded-address';
import { leaveFlagsBehind } from '@/components/shared/session/leave-flags';
import { entryEnd } from './mini-app/entry-end';
import { isEntryDue } from './mini-app/entry-state';
import { openAuthByAddress } from '@/components/shared/session/open-auth-by-address';
import { rememberPromoCode } from '@/components/offers/remember-promo-code';

let hasReturned = false;

/**
 * Does what the address asks for now: continues after a social sign-in, once per document, remembers its promo code,
 * opens the auth popup or a campaign popup.
 */
export function followQueryFlags(): void {
  if (!hasReturned && /[?&]backUrl=/.test(window.location.search)) {
    hasReturned = true;
    void import('@/components/auth/social-return').then(({ handleSocialReturn }) => handleSocialReturn());
  }
  rememberPromoCode();
  // The flags count once it is known who is signed in: for a guest they open, for a player they are only removed.
  const { status } = useSession.getState();
  if (status === 'guest') void openForGuest();
  if (status === 'player') void followAsPlayer();
  void showCampaignPopup();
}

/**
 * A guard that led home within this document took the player for a guest: the session may have ended unnoticed. Then the
 * player signs in again, else goes on; in both cases to the address that was asked for.
 */
async function followAsPlayer(): Promise<void> {
  if (isGuardRemembered()) {
    const { followGuarded } = await import('./follow-guarded');
    if (await followGuarded()) return;
  }
  leaveFlagsBehind();
}

/** A guest whom the messenger signs in by itself is asked for nothing until that has failed (R-MINI-01). */
async function openForGuest(): Promise<void> {
  if (isEntryDue()) await entryEnd();
  if (useSession.getState().status === 'guest') await openAuthByAddress(null);
}

/** Names of this document's campaign popups so far. */
const shown = new Set<string>();

/** Shows a popup once per document, however its address changes meanwhile. A preview stays in the address; one shown for real leaves it when it closes. */
async function showCampaignPopup(): Promise<void> {
  const wanted = readCampaignPopup(window.location.search, window.location.hash);
  if (wanted === null || shown.has(wanted.sysname)) return;
  shown.add(wanted.sysname);
  const { openCampaignPopup } = await import('@/components/offers/campaign-popup');
  await openCampaignPopup(wanted.sysname, { isPreview: wanted.isPreview });
  if (!wanted.isPreview) leavePopupBehind();
}

function leavePopupBehind(): void {
  const { pathname, search, hash } = window.location;
  const rest = withoutNames(search, ['popup']);
  if (rest !== search) window.history.replaceState(null, '', `${pathname}${rest}${hash}`);
}
