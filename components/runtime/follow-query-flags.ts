import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { readAuthFlags, readCampaignPopup, withoutNames } from '@/lib/routing/query-flags';
import { openDialog, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { leaveFlagsBehind } from './leave-flags';
import { entryEnd, isEntryDue } from './mini-app-entry-end';
import { rememberPromoCode } from './remember-promo-code';

let hasReturned = false;

/**
 * Does what the address asks for now: goes on after a social sign-in, once per document, remembers its promo code, opens the
 * auth popup or a campaign popup.
 */
export function followQueryFlags(): void {
  if (!hasReturned && /[?&]backUrl=/.test(window.location.search)) {
    hasReturned = true;
    void import('./social-return').then(({ handleSocialReturn }) => handleSocialReturn());
  }
  rememberPromoCode();
  // The flags count once it is known who is here: for a guest they open, for a player they are only removed.
  const { status } = useSession.getState();
  if (status === 'guest') void openForGuest();
  if (status === 'player') leaveFlagsBehind();
  void showCampaignPopup();
}

/** A guest whom the messenger signs in by itself is asked for nothing until that has failed (R-MINI-01). */
async function openForGuest(): Promise<void> {
  if (isEntryDue()) await entryEnd();
  if (useSession.getState().status === 'guest') await openByFlags();
}

/**
 * Opens the popup of the flags (R-GUARD-02 to R-GUARD-07). A registration flag is kept by the browser while its popup
 * is open, so that a change of language or of page does not lose it.
 */
async function openByFlags(): Promise<void> {
  const { type, preventClose } = readAuthFlags(window.location.search);
  if (type === 'registration') writeStored('show_popup_reg', '1');
  const wanted = type ?? (readStored('show_popup_reg') ? 'registration' : null);
  const isOpen = useDialogs.getState().stack.some(({ name }) => name === 'auth');
  if (!wanted || isOpen) return;
  const result = await openDialog('auth', { type: wanted }, { preventClose });
  // After signing in the dialog has led on to another address by itself.
  if (result === undefined) leaveFlagsBehind();
  else removeStored('show_popup_reg');
}

let lastShown = '';

/** Shows the popup once per address. A preview stays in the address; one shown for real leaves it when it closes. */
async function showCampaignPopup(): Promise<void> {
  const { pathname, search, hash } = window.location;
  const wanted = readCampaignPopup(search, hash);
  const address = wanted === null ? '' : `${pathname}${search}${wanted.isPreview ? hash : ''}`;
  if (address === lastShown) return;
  lastShown = address;
  if (wanted === null) return;
  const { openCampaignPopup } = await import('./campaign-popup');
  await openCampaignPopup(wanted.sysname, { isPreview: wanted.isPreview });
  if (!wanted.isPreview) leavePopupBehind();
}

function leavePopupBehind(): void {
  const { pathname, search, hash } = window.location;
  const rest = withoutNames(search, ['popup']);
  if (rest !== search) window.history.replaceState(null, '', `${pathname}${rest}${hash}`);
}
