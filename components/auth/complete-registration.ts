import type { FormValues } from '@/lib/content/form-descriptor';
import { saveMissingFields } from '@/lib/auth/registration-mutations';
import { probeSession } from '@/lib/session/probe';
import { useSession } from '@/stores/session';

/**
 * Saves what a social registration lacked, checks again who is signed in and hands the account to the session
 * (R-AUTH-13). `refused`: the platform did not save it; `incomplete`: it saved it and still counts the account as
 * incomplete. An account that cannot be read afterwards is taken as the save left it.
 * @throws PlatformError when the save failed.
 */
export async function completeRegistration(values: FormValues): Promise<'done' | 'refused' | 'incomplete'> {
  if (!(await saveMissingFields(values))) return 'refused';
  const probe = await probeSession();
  const { user, setUser } = useSession.getState();
  if (probe.kind === 'player') {
    setUser(probe.user);
    return probe.user.is_registration_completed ? 'done' : 'incomplete';
  }
  if (user) setUser({ ...user, is_registration_completed: true });
  return 'done';
}
