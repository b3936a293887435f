import type { FormValues } from '@/lib/content/form-descriptor';
import { reactToError, settleSession } from '@/components/shared/feedback/error-reactions';
import { saveMissingFields } from '@/lib/auth/registration-mutations';
import { probeSession } from '@/lib/session/probe';
import { useSession } from '@/stores/session';

/**
 * Saves what a social registration lacked, and passes the account, read again, to the session (R-AUTH-13). `refused`:
 * not saved; `incomplete`: saved, but the platform still considers the account incomplete. A session that has ended
 * meanwhile opens the sign-in; if the account cannot be read, the saved state is assumed.
 * @throws PlatformError when saving failed.
 */
export async function completeRegistration(values: FormValues): Promise<'done' | 'refused' | 'incomplete'> {
  if (!(await saveMissingFields(values))) return 'refused';
  const probe = await probeSession();
  const { user, setUser } = useSession.getState();
  if (probe.kind === 'player') {
    setUser(probe.user);
    return probe.user.is_registration_completed ? 'done' : 'incomplete';
  }
  if (probe.kind === 'guest') {
    await settleSession();
    return 'done';
  }
  if (user) setUser({ ...user, is_registration_completed: true });
  await reactToError(probe.error, 'inline');
  return 'done';
}
