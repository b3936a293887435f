import type { GateStep } from '@/lib/platform/error-policy';
import { openDialog } from '@/stores/dialogs';
import { useSession } from '@/stores/session';

/**
 * Leads to the step the platform requires (R-ERR-14, R-PROF-19, R-KYC-05): profile, identity check and an unconfirmed
 * contact have their own dialogs; other steps, and an unknown contact, use the plain one.
 * @param text Meaning of the platform's response, in the page's language.
 */
export async function offerMissingStep(step: GateStep, text: string): Promise<void> {
  if (step === 'profile') return void openDialog('fillInProfile', { text });
  if (step === 'verification') return void openDialog('identityVerification', { text });
  if (step === 'contact') {
    const contact = await unconfirmedContact();
    if (contact !== null) return void openDialog('confirmEmail', { contact });
  }
  void openDialog('missingStep', { step, text });
}

/** The login's contact first; null if all are confirmed, or they cannot be read. */
async function unconfirmedContact(): Promise<string | null> {
  try {
    const [{ readContacts }, { loginContact }] = await Promise.all([
      import('@/lib/profile/read-contacts'),
      import('@/lib/session/hint-rules'),
    ]);
    const contacts = await readContacts();
    const own = loginContact(useSession.getState().user?.login ?? null, contacts);
    const open = own && !own.is_confirmed ? own : contacts.find((contact) => !contact.is_confirmed);
    return open?.contact ?? null;
  } catch {
    return null;
  }
}
