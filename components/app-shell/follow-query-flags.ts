import { readStored } from '@/lib/browser/storage';
import { readCampaignPopup } from '@/lib/routing/query-flags';
import { removeFromAddress } from '@/lib/routing/remove-from-address';
import { useSession } from '@/stores/session';
import { isGuardRemembered } from '@/components/auth/guarded-address';
import { leaveFlagsBehind } from '@/components/shared/session/leave-flags';
import { entryEnd } from './mini-app/entry-end';
import { isEntryDue } from './mini-app/entry-state';
import { openAuthByAddress } from '@/components/shared/session/open-auth-by-address';
import { rememberPromoCode } from '@/components/offers/remember-promo-code';

let hasReturned = false;

/** Handles the address's flags: a social sign-in (once per document), a promo code, auth and campaign popups. */
export function followQueryFlags(): void {
  if (!hasReturned && /[?&]backUrl=/.test(window.location.search)) {
    hasReturned = true;
    void import('@/components/auth/social-return').then(({ handleSocialReturn }) => handleSocialReturn());
  }
  rememberPromoCode();
  // For a guest the flags open the popup, for a player they are only removed.
  const { status } = useSession.getState();
  if (status === 'guest') void openForGuest();
  if (status === 'player') void followAsPlayer();
  void showCampaignPopup();
}

/**
 * A guard that redirected home within this document took the player for a guest: the session may have ended unnoticed.
 * The player signs in again if so, and continues to the requested address in both cases.
 */
async function followAsPlayer(): Promise<void> {
  if (isGuardRemembered()) {
    const { followGuarded } = await import('./follow-guarded');
    if (await followGuarded()) return;
  }
  leaveFlagsBehind();
  if (readStored('brought_offers')?.due) {
    const { bringSignUp } = await import('@/components/offers/bring-sign-up');
    await bringSignUp();
  }
}

/** While the messenger signs a guest in automatically, no popup opens unless that fails (R-MINI-01). */
async function openForGuest(): Promise<void> {
  if (isEntryDue()) await entryEnd();
  if (useSession.getState().status === 'guest') await openAuthByAddress(null);
}

/** Campaign popups and previews shown in this document whose addresses still carry their flag. */
const shown = new Set<string>();

/** Once per address, even if that changes; a later link shows it again. Only a preview keeps its flag. */
async function showCampaignPopup(): Promise<void> {
  const wanted = readCampaignPopup(window.location.search, window.location.hash);
  if (wanted === null) return;
  const key = `${wanted.sysname} ${wanted.isPreview}`;
  if (shown.has(key)) return;
  shown.add(key);
  const { openCampaignPopup } = await import('@/components/offers/campaign-popup');
  await openCampaignPopup(wanted.sysname, { isPreview: wanted.isPreview });
  if (!wanted.isPreview && removeFromAddress(['popup'])) shown.delete(key);
}
