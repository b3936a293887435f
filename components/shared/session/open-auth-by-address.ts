import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { readAuthFlags } from '@/lib/routing/query-flags';
import { openDialog, useDialogs, type OpenDialog } from '@/stores/dialogs';
import { selectIsPlayer, useSession } from '@/stores/session';
import { leaveFlagsBehind } from './leave-flags';

type PopupType = 'registration' | 'authorization';

let open: Promise<boolean> | null = null;

/**
 * Opens the auth popup as the flags of the address say (R-GUARD-02 to R-GUARD-07), else with the fallback type; null
 * opens nothing. The flags and a game's `#real` may both ask at once: then there is one popup, and each caller gets its
 * outcome. A registration flag is stored by the browser while its popup is open, so that a change of language or page
 * does not lose it.
 * @returns True where the popup was closed and nobody signed in.
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
  const result = await openDialog('auth', { type: wanted }, { preventClose });
  // After signing in the dialog has led on to another address by itself.
  if (result === undefined) leaveFlagsBehind();
  else removeStored('show_popup_reg');
  return result === undefined;
}

/**
 * Waits for a popup that was opened by a click before it was known who is here, or since a session has ended; null where
 * the flags have their turn after it.
 */
async function outcomeOf(
  { props }: OpenDialog<'auth'>,
  wanted: PopupType,
  preventClose: boolean,
): Promise<boolean | null> {
  await authClosed();
  if (selectIsPlayer(useSession.getState())) return false;
  if (preventClose || props.type !== wanted) return null;
  // It was what they ask for.
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
