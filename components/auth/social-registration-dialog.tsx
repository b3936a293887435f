import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { signOut } from '@/components/shared/session/sign-out';
import { DialogSkeleton } from '@/components/dialogs/dialog-skeleton';
import { DialogTitle, type DialogProps } from '@/components/dialogs/dialog-title';
import { Form, SubmitButton } from '@/components/forms/form';
import { useSingleRun } from '@/components/forms/use-single-run';
import { Button } from '@/components/ui/button';
import { socialRegistrationFields } from '@/lib/auth/form';
import type { SettingsParts } from '@/lib/site-settings/settings-parts';
import type { FormValues } from '@/lib/content/form-descriptor';
import { reactToError, settleSession } from '@/components/shared/feedback/error-reactions';
import { saveMissingFields } from '@/lib/auth/registration-mutations';
import { probeSession } from '@/lib/session/probe';
import { useSession } from '@/stores/session';
import { AuthFields } from './auth-fields';
import { showAuthFailure } from './show-auth-failure';
import { useAuthSettings } from './use-auth-settings';
import { useAuthForm } from './use-auth-form';
import styles from './auth-dialog.module.scss';

/** What the registration of a player from a social service still needs (R-AUTH-13, R-DLG-07). */
export function SocialRegistrationDialog({ close }: DialogProps<'socialRegistration'>) {
  const settings = useAuthSettings();
  if (!settings) return <DialogSkeleton />;
  return <Completion settings={settings} onCompleted={() => close()} />;
}

function Completion({ settings, onCompleted }: { settings: SettingsParts['auth']; onCompleted(): void }) {
  const t = useTranslations('auth');
  const fields = useMemo(() => socialRegistrationFields(settings), [settings]);
  const form = useAuthForm(settings, {
    fields,
    strategy: settings.forms.registrationStrategy,
  });
  const [isLeaving, leave] = useSingleRun(signOut);

  async function submit(values: FormValues): Promise<void> {
    try {
      const outcome = await completeRegistration(values);
      if (outcome === 'done') onCompleted();
      else form.showError(t(outcome === 'refused' ? 'completion.failed' : 'completion.incomplete'));
    } catch (error) {
      await showAuthFailure(form, error);
    }
  }

  return (
    <div className={styles.auth}>
      <DialogTitle>{t('completion.title')}</DialogTitle>
      <Form form={form} onSubmit={submit} className={styles.form}>
        <p className={styles.lead}>{t('completion.lead')}</p>
        <AuthFields />
        <SubmitButton>{t('completion.save')}</SubmitButton>
      </Form>
      <Button look="ghost" isWide isBusy={isLeaving} onClick={() => void leave()}>
        {t('completion.logOut')}
      </Button>
    </div>
  );
}

/**
 * Saves what a social registration lacked, and passes the account, read again, to the session (R-AUTH-13). `refused`:
 * not saved; `incomplete`: saved, but the platform still considers the account incomplete. A session that has ended
 * meanwhile opens the sign-in; if the account cannot be read, the saved state is assumed.
 * @throws PlatformError when saving failed.
 */
async function completeRegistration(values: FormValues): Promise<'done' | 'refused' | 'incomplete'> {
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
