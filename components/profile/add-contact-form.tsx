import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ConfiguredFields } from '@/components/forms/configured-fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { showFormFailure } from '@/components/forms/form-actions';
import { useConfiguredForm } from '@/components/forms/use-configured-form';
import { Button } from '@/components/ui/button';
import type { FieldDescriptor, FormValues } from '@/lib/content/form-descriptor';
import { CALLING_CODE_FIELD } from '@/lib/forms/phone';
import type { FormSettings } from '@/lib/forms/settings';
import { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { ActionNotDone } from '@/lib/platform/require-done';
import { contactFields } from '@/lib/profile/form';
import { useAddContact } from '@/lib/profile/mutations';
import type { Contact } from '@/lib/profile/schema';
import { showToast } from '@/stores/toasts';

interface AddContactFormProps {
  type: Contact['type'];
  configured: readonly FieldDescriptor[];
  settings: FormSettings;
  onClose: () => void;
}

/** R-PROF-04; a rejection is shown at its field (R-PROF-06). */
export function AddContactForm({ type, configured, settings, onClose }: AddContactFormProps) {
  const t = useTranslations('profile');
  const add = useAddContact();
  const fields = useMemo(() => contactFields(type, configured), [type, configured]);
  const form = useConfiguredForm({ fields, settings });

  async function send(values: FormValues): Promise<void> {
    const code = values[CALLING_CODE_FIELD];
    try {
      await add.mutateAsync({
        contact: String(values.contact ?? ''),
        phone_country_code: code ? String(code) : null,
      });
    } catch (error) {
      // A rejection that names no field must concern the only value sent.
      const isRefused = isBareRefusal(error);
      if (isRefused) form.applyErrors({ contact: [{ code: type === 'email' ? 'email' : 'phoneFormat' }] });
      else await showFormFailure(form, error);
      if (isRefused) showToast('error', t('failures.addContact'));
      return;
    }
    showToast('success', t('contacts.added'));
    onClose();
  }

  return (
    <Form form={form} label={t(type === 'email' ? 'contacts.addEmail' : 'contacts.addPhone')} onSubmit={send}>
      <ConfiguredFields hasAutoFocus />
      <SubmitButton isWide={false}>{t('contacts.add')}</SubmitButton>
      <Button look="ghost" onClick={onClose}>
        {t('cancel')}
      </Button>
    </Form>
  );
}

/** Not any UnknownErrorException: the gateway reports one when the platform does not respond. */
function isBareRefusal(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return false;
  if (error instanceof ActionNotDone) return true;
  return errorKind(error) === 'field' && error.fields.contact === undefined;
}
