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
  /** Keep stored data: a sign-out that did not reach the platform is retried from it. */
  keepsStorage?: boolean;
}

/** So that the next player never sees any data of the previous one. */
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
