'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { DialogTitle } from '@/components/dialogs/dialog-title';
import { ConfiguredField } from '@/components/forms/configured-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useConfiguredForm } from '@/components/forms/use-configured-form';
import { Link } from '@/components/ui/link';
import { register } from '@/lib/auth/api';
import { registrationFields, type RegistrationType } from '@/lib/auth/form';
import type { SettingsParts } from '@/lib/content/settings-parts';
import { actPlatform } from '@/lib/platform/act';
import { paths } from '@/lib/routing/paths';
import type { User } from '@/lib/session/schema';
import { authFormSettings } from './auth-form-settings';
import { useFormFailure } from './form-failure';
import { TypeTabs } from './type-tabs';
import styles from './auth-dialog.module.scss';

interface RegistrationStepProps {
  settings: SettingsParts['auth'];
  onSignedIn(user: User): void;
  onGoTo(step: 'authorization'): void;
}

/** Registration by e-mail or phone (R-AUTH-06 to R-AUTH-08), with fields and rules of the content system. */
export function RegistrationStep({ settings, onSignedIn, onGoTo }: RegistrationStepProps) {
  const t = useTranslations('auth');
  const types = settings.auth.registrationTypes;
  const [type, setType] = useState<RegistrationType>(types[0] ?? 'email');
  return (
    <>
      <DialogTitle>{t('createAccount')}</DialogTitle>
      {types.length > 1 && <TypeTabs types={types} current={type} onChoose={setType} />}
      <RegistrationForm key={type} type={type} settings={settings} onSignedIn={onSignedIn} />
      <p className={styles.switch}>
        {t('haveAccount')}{' '}
        <button type="button" className={styles.inlineLink} onClick={() => onGoTo('authorization')}>
          {t('logIn')}
        </button>
      </p>
    </>
  );
}

interface RegistrationFormProps {
  type: RegistrationType;
  settings: SettingsParts['auth'];
  onSignedIn(user: User): void;
}

function RegistrationForm({ type, settings, onSignedIn }: RegistrationFormProps) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const fields = useMemo(
    () => registrationFields(type, settings, { notify: t('notify'), markBetting: t('markBetting') }),
    [type, settings, t],
  );
  const form = useConfiguredForm({
    fields,
    settings: authFormSettings(settings, locale),
    strategy: settings.forms.registrationStrategy,
  });
  const fail = useFormFailure(form);

  async function submit(values: Record<string, string | number | boolean | null>): Promise<void> {
    try {
      onSignedIn(await actPlatform.call(register, values));
    } catch (error) {
      await fail(error, t('registrationFailed'));
    }
  }

  return (
    <Form form={form} onSubmit={submit} className={styles.form}>
      {fields.map((field, index) => (
        <ConfiguredField key={field.name} field={field} hasAutoFocus={index === 0}>
          {field.name === 'terms'
            ? t.rich('terms', {
                link: (chunks) => (
                  <Link href={paths.slug('terms')} target="_blank" className={styles.textLink}>
                    {chunks}
                  </Link>
                ),
              })
            : undefined}
        </ConfiguredField>
      ))}
      <SubmitButton>{t('register')}</SubmitButton>
    </Form>
  );
}
