import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { readAuthFlags } from '@/lib/routing/query-flags';
import { openDialog, useDialogs, type DialogMap, type OpenDialog } from '@/stores/dialogs';
import { selectIsPlayer, useSession } from '@/stores/session';
import { leaveFlagsBehind } from './leave-flags';

type PopupType = 'registration' | 'authorization';

let open: Promise<boolean> | null = null;

/**
 * Opens the auth popup according to the address's flags (R-GUARD-02 to R-GUARD-07), else with the fallback type; null
 * opens nothing. If the flags and a game's `#real` both request it, there is one popup, and each caller gets its
 * outcome. A registration flag is stored while its popup is open, so that it survives a change of language or page.
 * @returns True if the visitor closed the popup without a sign-in.
 */
export function openAuthByAddress(fallback: PopupType | null): Promise<boolean> {
  open ??= show(fallback).finally(() => {
    open = null;
  });
  return open;
}

async function show(fallback: PopupType | null): Promise<boolean> {
  const { type, preventClose } = readAuthFlags(window.location.search);
  const flagged = type ?? (readStored('show_popup_reg') ? 'registration' : null);
  const wanted = flagged ?? fallback;
  if (!wanted) return false;
  const earlier = useDialogs.getState().stack.find(isAuth);
  if (earlier) {
    const outcome = flagged ? await outcomeOf(earlier, wanted, preventClose) : false;
    if (outcome !== null) return outcome;
  }
  if (type === 'registration') writeStored('show_popup_reg', '1');
  return conclude(await openDialog('auth', { type: wanted }, { preventClose, ifLost: 'lost' }));
}

/** The flags stay for another try if the popup did not load. */
function conclude(result: DialogMap['auth']['result']): boolean {
  // After a sign-in the dialog itself has navigated on.
  if (result === 'signed-in') removeStored('show_popup_reg');
  if (result === undefined) leaveFlagsBehind();
  return result === undefined;
}

/** Waits for a popup opened while the session was unknown or over; null if the flags then open theirs. */
async function outcomeOf(
  { props }: OpenDialog<'auth'>,
  wanted: PopupType,
  preventClose: boolean,
): Promise<boolean | null> {
  await authClosed();
  if (selectIsPlayer(useSession.getState())) return false;
  if (preventClose || props.type !== wanted) return null;
  // It was the popup the flags request.
  leaveFlagsBehind();
  return true;
}

const isAuth = (dialog: OpenDialog): dialog is OpenDialog<'auth'> => dialog.name === 'auth';

function authClosed(): Promise<void> {
  return new Promise((resolve) => {
    const stop = useDialogs.subscribe(({ stack }) => {
      if (stack.some(isAuth)) return;
      stop();
      resolve();
    });
  });
}
