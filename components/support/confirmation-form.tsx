import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ConfiguredFields } from '@/components/forms/configured-fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { showFormFailure } from '@/components/forms/form-actions';
import { useConfiguredForm } from '@/components/forms/use-configured-form';
import { Link } from '@/components/ui/link';
import { sentLogin } from '@/lib/session/sent-login';
import type { FormValues } from '@/lib/content/form-descriptor';
import type { FormSettings } from '@/lib/forms/settings';
import { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { ActionNotDone } from '@/lib/platform/require-done';
import { paths } from '@/lib/routing/paths';
import { isOutage } from '@/lib/support/outage';
import { CONFIRMATION_FIELDS, type EmailLink } from '@/lib/support/rules';
import styles from './confirmation-form.module.scss';

interface ConfirmationFormProps {
  settings: FormSettings;
  contact: string;
  hasLinkFailed: boolean;
  /** Rejects when the contact was not confirmed. */
  onConfirm: (link: EmailLink) => Promise<void>;
  onDone: () => void;
}

/** Contact and code entered by hand (R-UNS-02); shows a message when the link failed (R-UNS-03). */
export function ConfirmationForm({
  settings,
  contact,
  hasLinkFailed,
  onConfirm,
  onDone,
}: ConfirmationFormProps) {
  const t = useTranslations('support');
  const fields = useMemo(
    () =>
      CONFIRMATION_FIELDS.map((field) =>
        field.name === 'code' ? { ...field, label: t('confirmation.code') } : field,
      ),
    [t],
  );
  const form = useConfiguredForm({ fields, settings, initial: { contact } });

  async function confirm(values: FormValues): Promise<void> {
    const link = { contact: sentLogin(values.contact), code: String(values.code ?? '') };
    try {
      await onConfirm(link);
      onDone();
    } catch (error) {
      const isNotDone = error instanceof ActionNotDone;
      await showFormFailure(form, error, isNotDone ? t('confirmation.failed') : undefined);
      if (isNotDone || isBareRefusal(error)) form.applyErrors({ code: [{ code: 'invalid' }] });
    }
  }

  return (
    <section className={styles.panel}>
      <h1 className={styles.title}>{t('confirmation.title')}</h1>
      {hasLinkFailed && (
        <p className={styles.failed} role="alert">
          <strong>{t('confirmation.failed')}</strong> {t('confirmation.failedInfo')}
        </p>
      )}
      <p className={styles.lead}>{t('confirmation.lead')}</p>
      <Form form={form} onSubmit={confirm} label={t('confirmation.title')}>
        <ConfiguredFields />
        <SubmitButton>{t('confirmation.confirm')}</SubmitButton>
      </Form>
      <Link href={paths.support()} className={styles.help}>
        {t('confirmation.help')}
      </Link>
    </section>
  );
}

/** A refusal that names neither field: it concerns the code (R-PROF-07). */
function isBareRefusal(error: unknown): boolean {
  if (!(error instanceof PlatformError) || errorKind(error) !== 'field') return false;
  return !isOutage(error) && !error.fields.contact && !error.fields.code;
}
