import { rememberConfirmationSent } from '@/components/shared/session/hints-memory';
import { PlatformError } from '@/lib/platform/error';
import { ActionNotDone } from '@/lib/platform/require-done';
import { sendContactCode } from '@/lib/profile/mutations';
import { useSentCode } from '@/stores/sent-code';
import { showToast } from '@/stores/toasts';
import { reactToError } from './error-reactions';
import { ownText } from './error-text';

/**
 * Sends the message that confirms a contact; the settings page then asks for its code. One that was sent just before
 * counts too: the platform only refuses another one this soon. False after a failure, which the player has been told.
 */
export async function sendConfirmation(contact: string): Promise<boolean> {
  try {
    await sendContactCode(contact);
  } catch (error) {
    const wasSent = error instanceof PlatformError && error.resendSeconds !== null;
    if (!wasSent) {
      await showFailure(error);
      return false;
    }
  }
  rememberConfirmationSent(contact);
  useSentCode.setState({ contact });
  return true;
}

/** A result other than 1 has a text of its own (R-PROF-08). */
async function showFailure(error: unknown): Promise<void> {
  const refusal = error instanceof ActionNotDone ? await ownText('saveContact') : null;
  if (refusal === null) await reactToError(error, 'react');
  else showToast('error', refusal);
}
