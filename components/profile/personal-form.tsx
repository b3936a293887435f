import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { ConfiguredFields } from '@/components/forms/configured-fields';
import { DraftKeeper } from '@/components/forms/draft-keeper';
import { Form, SubmitButton } from '@/components/forms/form';
import { resetToSent } from '@/components/forms/reset-to-sent';
import { showFormFailure } from '@/components/forms/form-actions';
import { useConfiguredForm } from '@/components/forms/use-configured-form';
import type { FieldDescriptor, FieldOption, FormValues } from '@/lib/content/form-descriptor';
import type { FormSettings } from '@/lib/forms/settings';
import { PlatformError } from '@/lib/platform/error';
import { initialPersonalValues, personalForm, profileInput } from '@/lib/profile/form';
import { useSaveProfile } from '@/lib/profile/mutations';
import { isDocumentField } from '@/lib/profile/rules';
import type { PersonalDataField, Profile } from '@/lib/profile/schema';
import { showToast } from '@/stores/toasts';
import { FixedFacts } from './fixed-facts';
import styles from './personal-form.module.scss';
import { recheckAccount } from '@/components/shared/session/recheck-account';

interface PersonalFormProps {
  profile: Profile;
  fields: readonly PersonalDataField[];
  configured: readonly FieldDescriptor[];
  countries: readonly FieldOption[];
  settings: FormSettings;
  onSaved: () => void;
}

/** Editable fields as a form, the rest as text. */
export function PersonalForm({
  profile,
  fields,
  configured,
  countries,
  settings,
  onSaved,
}: PersonalFormProps) {
  const t = useTranslations('profile');
  const save = useSaveProfile();
  const [fixedBefore, setFixedBefore] = useState<number | null>(null);
  const { editable, fixed } = useMemo(
    () => personalForm(fields, configured, countries, profile),
    [fields, configured, countries, profile],
  );
  const form = useConfiguredForm({
    fields: editable,
    settings,
    initial: initialPersonalValues(profile, editable),
  });

  async function send(values: FormValues): Promise<void> {
    setFixedBefore(fixed.length);
    const sent = form.methods.getValues();
    try {
      await save.mutateAsync(profileInput(values));
    } catch (error) {
      return showFormFailure(form, atDocumentField(error, editable), t('failures.saveData'));
    }
    resetToSent(form.methods, sent);
    showToast('success', t('personal.saved'));
    // Whether the registration is complete.
    void recheckAccount();
    onSaved();
  }

  return (
    <>
      {fixed.length > 0 && (
        <FixedFacts
          key={fixed.length}
          fields={fixed}
          profile={profile}
          replacesFields={fixedBefore !== null && fixed.length > fixedBefore}
        />
      )}
      {editable.length > 0 && (
        <Form form={form} label={t('personal.title')} onSubmit={send}>
          <div className={styles.fields}>
            <ConfiguredFields />
          </div>
          <SubmitButton isWide={false} needsChange>
            {t('save')}
          </SubmitButton>
          <DraftKeeper name="personal" />
        </Form>
      )}
    </>
  );
}

/** The failure with a refusal of `document`, as which the document is sent, under the name of its field. */
function atDocumentField(error: unknown, fields: readonly FieldDescriptor[]): unknown {
  const own = fields.find(({ name }) => isDocumentField(name))?.name;
  if (!(error instanceof PlatformError) || own === undefined) return error;
  const { document, ...others } = error.fields;
  return document ? new PlatformError({ ...error, fields: { [own]: document, ...others } }) : error;
}
