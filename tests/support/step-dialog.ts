import { gateStep } from '@/lib/platform/error-policy';
import type { PlatformErrorType } from '@/lib/platform/error-types';
import type { DialogName } from '@/stores/dialogs';

/**
 * The dialog that leads a player to what a failure requires first (R-ERR-14). A contact that cannot be named gets the
 * plain one, as do steps without a dialog of their own.
 */
export function stepDialog(type: PlatformErrorType): DialogName {
  const step = gateStep(type);
  if (step === 'profile') return 'fillInProfile';
  return step === 'verification' ? 'identityVerification' : 'gate';
}
