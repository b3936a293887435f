'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { DialogTitle } from '@/components/dialogs/dialog-title';
import { ConfiguredFields } from '@/components/forms/configured-fields';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useConfiguredForm } from '@/components/forms/use-configured-form';
import { useSingleRun } from '@/components/forms/use-single-run';
import { Button } from '@/components/ui/button';
import type { SettingsParts } from '@/lib/content/settings-parts';
import type { FieldDescriptor } from '@/lib/forms/descriptor';
import { actPlatform } from '@/lib/platform/act';
import { PlatformError } from '@/lib/platform/error';
import { fatalPage } from '@/lib/platform/error-policy';
import { login } from '@/lib/session/api';
import { reportLoginError } from '@/lib/session/login-analytics';
import { codeFailure, isTwoFactorPending } from '@/lib/session/login-rules';
import type { User } from '@/lib/session/schema';
import { useTwoFactor } from '@/stores/two-factor';
import { authFormSettings } from './auth-form-settings';
import { useFormFailure } from './form-failure';
import styles from './auth-dialog.module.scss';

/** A login that waits for its code (R-2FA-02); kept in memory only, and gone when the step is left by its own button. */
export interface PendingLogin {
  login: string;
  password: string;
  resendSeconds: number;
}

interface TwoFactorStepProps {
  settings: SettingsParts['auth'];
  pending: PendingLogin;
  onSignedIn(user: User): void;
  onGoTo(step: 'authorization'): void;
}

/** The second step of signing in: the six-digit code, and a new one when the time for it has come. */
export function TwoFactorStep({ settings, pending, onSignedIn, onGoTo }: TwoFactorStepProps) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const [fields] = useState<readonly FieldDescriptor[]>(() => [
    { name: 'code', type: 'code', label: t('code') },
  ]);
  const form = useConfiguredForm({
    fields,
    settings: authFormSettings(settings, locale),
    strategy: 'submit',
  });
  const fail = useFormFailure(form);
  const [secondsLeft, restart] = useCountdown(pending.resendSeconds);
  const { login: name, password } = pending;

  async function submit(values: Record<string, unknown>): Promise<void> {
    try {
      onSignedIn(await actPlatform.call(login, { login: name, password, code: String(values.code ?? '') }));
    } catch (error) {
      reportLoginError(error);
      const isRefusal = error instanceof PlatformError && error.type === 'AuthorizationException';
      if (!isRefusal || fatalPage(error)) return fail(error, t('codeFailure.other'));
      form.showError(t(`codeFailure.${codeFailure(error)}`));
    }
  }

  const [isAsking, sendAgain] = useSingleRun(async () => {
    try {
      onSignedIn(await actPlatform.call(login, { login: name, password, code: '' }));
    } catch (error) {
      if (error instanceof PlatformError && isTwoFactorPending(error)) {
        const seconds = error.resendSeconds ?? 0;
        restart(seconds);
        useTwoFactor.getState().restart(seconds, Date.now());
      } else {
        reportLoginError(error);
        await fail(error, t('codeFailure.other'));
      }
    }
  });

  return (
    <>
      <DialogTitle>{t('twoFactor')}</DialogTitle>
      <Form form={form} onSubmit={submit} className={styles.form}>
        <p className={styles.lead}>{t('twoFactorLead')}</p>
        <ConfiguredFields hasAutoFocus />
        <SubmitButton>{t('confirm')}</SubmitButton>
      </Form>
      <Button
        look="ghost"
        isWide
        disabled={secondsLeft > 0}
        isBusy={isAsking}
        onClick={() => void sendAgain()}
      >
        {secondsLeft > 0 ? t('sendAgainIn', { seconds: secondsLeft }) : t('sendAgain')}
      </Button>
      <Button look="ghost" isWide onClick={() => onGoTo('authorization')}>
        {t('backToLogin')}
      </Button>
    </>
  );
}

/** Whole seconds left, by the wall clock, so that a sleeping tab shows the truth when it wakes. */
function useCountdown(seconds: number): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1_000);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const restart = (fresh: number) => {
    setNow(Date.now());
    setUntil(Date.now() + fresh * 1_000);
  };
  return [Math.max(0, Math.ceil((until - now) / 1_000)), restart];
}
