import { gateStep, type PlatformErrorType } from '@/lib/platform/error-policy';
import type { DialogName } from '@/stores/dialogs';

/**
 * The dialog for the step a failure requires first (R-ERR-14). A contact that cannot be named gets the generic one, as
 * do steps without their own dialog.
 */
export function stepDialog(type: PlatformErrorType): DialogName {
  const step = gateStep(type);
  if (step === 'profile') return 'fillInProfile';
  return step === 'verification' ? 'identityVerification' : 'missingStep';
}
