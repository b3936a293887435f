'use client';

import { useTranslations } from 'next-intl';
import type { FormSetup } from '@/components/forms/use-configured-form';
import { Card } from './card';
import cardStyles from './card.module.scss';
import { PasswordForm } from './password-form';
import { TwoFactor } from './two-factor';

interface SecurityPanelProps extends FormSetup {
  /** Whether the operator has enabled two-factor (R-2FA-08). */
  hasTwoFactor: boolean;
}

/** Password and two-factor sign-in (R-PROF-10). */
export function SecurityPanel({ fields, settings, hasTwoFactor }: SecurityPanelProps) {
  const t = useTranslations('profile');
  return (
    <div className={cardStyles.pair}>
      <Card title={t('password.title')}>
        <PasswordForm fields={fields} settings={settings} />
      </Card>
      {hasTwoFactor && <TwoFactor settings={settings} />}
    </div>
  );
}
