import { removePlayerKeys } from '@/lib/browser/storage';
import { clearSessionData } from '@/lib/session/session-data';
import { forgetDrafts } from '@/lib/forms/drafts';
import { closeAllDialogs } from '@/stores/dialogs';
import { useBalancePolling } from '@/stores/balance-polling';
import { useCampaign } from '@/stores/campaign';
import { useHints } from '@/stores/hints';
import { useInactivity } from '@/stores/inactivity';
import { useNotices } from '@/stores/notices';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { useTwoFactor } from '@/stores/two-factor';

interface ForgetOptions {
  /** Keeps what is stored in the browser: a sign-out that did not reach the platform is tried again from it. */
  keepsStorage?: boolean;
}

/** Forgets everything of the player who was here, so that nothing of it ever shows to the next one. */
export function forgetPlayer({ keepsStorage = false }: ForgetOptions = {}): void {
  if (!keepsStorage) removePlayerKeys();
  closeAllDialogs();
  forgetDrafts();
  useToasts.getState().reset();
  useTwoFactor.getState().clear();
  useInactivity.getState().reset();
  useBalancePolling.getState().reset();
  useCampaign.getState().reset();
  useHints.getState().reset();
  useNotices.getState().reset();
  useSession.getState().reset();
  clearSessionData();
}
