'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { DialogSkeleton } from '@/components/dialogs/dialog-skeleton';
import type { DialogProps } from '@/components/dialogs/registry';
import { fetchSettingsPart, type SettingsParts } from '@/lib/content/settings-parts';
import type { User } from '@/lib/session/schema';
import { completeSignIn } from '@/components/runtime/complete-sign-in';
import { AuthBannerCard } from './auth-banner-card';
import { DEFAULT_AUTH_SETTINGS } from './default-auth-settings';
import { LoginStep } from './login-step';
import { RegistrationStep } from './registration-step';
import { RestoreStep } from './restore-step';
import { TwoFactorStep, type PendingLogin } from './two-factor-step';
import styles from './auth-dialog.module.scss';

type Step =
  | { name: 'authorization' | 'registration' | 'restore' }
  | { name: 'twoFactor'; pending: PendingLogin };

/** The auth popup with its types registration and authorization (R-AUTH-01), restore and two-factor as its steps. */
export function AuthDialog({ type, close }: DialogProps<'auth'>) {
  const [step, setStep] = useState<Step>({ name: type });
  const settings = useAuthSettings();
  if (!settings) return <DialogSkeleton titleId="auth-loading" />;

  function finish(user: User, how: 'login' | 'registration'): void {
    close('signed-in');
    completeSignIn(user, how);
  }

  const goTo = (name: 'authorization' | 'registration' | 'restore') => setStep({ name });
  return (
    <div className={styles.auth}>
      {settings.banner && (step.name === 'authorization' || step.name === 'registration') && (
        <AuthBannerCard banner={settings.banner} />
      )}
      {step.name === 'authorization' && (
        <LoginStep
          settings={settings}
          onSignedIn={(user) => finish(user, 'login')}
          onTwoFactor={(pending) => setStep({ name: 'twoFactor', pending })}
          onGoTo={goTo}
        />
      )}
      {step.name === 'registration' && (
        <RegistrationStep
          settings={settings}
          onSignedIn={(user) => finish(user, 'registration')}
          onGoTo={goTo}
        />
      )}
      {step.name === 'restore' && <RestoreStep settings={settings} onGoTo={goTo} />}
      {step.name === 'twoFactor' && (
        <TwoFactorStep
          settings={settings}
          pending={step.pending}
          onSignedIn={(user) => finish(user, 'login')}
          onGoTo={goTo}
        />
      )}
    </div>
  );
}

function useAuthSettings(): SettingsParts['auth'] | null {
  const locale = useLocale();
  const [settings, setSettings] = useState<SettingsParts['auth'] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void fetchSettingsPart('auth', locale).then((fetched) => {
      if (isWanted) setSettings(fetched ?? DEFAULT_AUTH_SETTINGS);
    });
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return settings;
}
