'use client';

import { useTranslations } from 'next-intl';
import type { FormSetup } from '@/components/forms/use-configured-form';
import { Card } from './card';
import { PasswordForm } from './password-form';
import { TwoFactor } from './two-factor';

interface SecurityPanelProps extends FormSetup {
  /** Whether the operator has enabled two-factor (R-2FA-08). */
  hasTwoFactor: boolean;
}

/** Two-factor sign-in and password (R-PROF-10). */
export function SecurityPanel({ fields, settings, hasTwoFactor }: SecurityPanelProps) {
  const t = useTranslations('profile');
  return (
    <>
      {hasTwoFactor && <TwoFactor settings={settings} />}
      <Card title={t('password.title')} text={t('password.text')}>
        <PasswordForm fields={fields} settings={settings} />
      </Card>
    </>
  );
}
