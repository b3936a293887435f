import { rememberConfirmationSent } from '@/components/shared/session/hints-memory';
import { PlatformError } from '@/lib/platform/error';
import { sendContactCode } from '@/lib/profile/mutations';
import { useSentCode } from '@/stores/sent-code';
import { reactToError } from './error-reactions';

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
      await reactToError(error, 'react');
      return false;
    }
  }
  rememberConfirmationSent(contact);
  useSentCode.setState({ contact });
  return true;
}
