import type { SettingsParts } from '@/lib/site-settings/settings-parts';
import { formFields } from '@/lib/forms/default-forms';
import type { FieldDescriptor, FormName } from '@/lib/content/form-descriptor';

export type RegistrationType = 'email' | 'phone';

const FORMS = { email: 'registrationEmail', phone: 'registrationPhone' } as const;

type EntrySettings = Pick<SettingsParts['auth'], 'forms' | 'auth' | 'defaultCurrency'>;

/** Fields of a registration: the configured form, then the checkboxes that `auth-config` shows (R-AUTH-07). */
export function registrationFields(
  type: RegistrationType,
  settings: EntrySettings,
  labels: { notify: string; markBetting: string },
): readonly FieldDescriptor[] {
  const { notify, markBetting } = settings.auth;
  return withBoxes(FORMS[type], settings, [
    notify.isEnabled && { name: 'notify', type: 'flag', label: labels.notify, default: notify.default },
    markBetting.isEnabled && {
      name: 'mark_betting',
      type: 'flag',
      label: labels.markBetting,
      default: markBetting.default,
    },
  ]);
}

/** Fields that complete a social registration: the configured form, and the terms where registration shows them. */
export function socialRegistrationFields(settings: EntrySettings): readonly FieldDescriptor[] {
  return withBoxes('socialRegistration', settings, []);
}

/** A configured form, then the terms and the given checkboxes, unless the form has fields of their names. */
function withBoxes(
  form: FormName,
  { forms, auth: { terms }, defaultCurrency }: EntrySettings,
  boxes: readonly (FieldDescriptor | false)[],
): readonly FieldDescriptor[] {
  const fields = withCurrency(formFields(form, forms.forms), defaultCurrency);
  const termsBox = terms.isEnabled && ({ name: 'terms', type: 'checkbox', default: terms.default } as const);
  const added = [termsBox, ...boxes].filter((box) => box !== false);
  return [...fields, ...added.filter((box) => !fields.some(({ name }) => name === box.name))];
}

/** Preselects the platform's `default_currency`, unless the operator chose another or it is not offered. */
function withCurrency(
  fields: readonly FieldDescriptor[],
  currency: string | null | undefined,
): readonly FieldDescriptor[] {
  if (!currency) return fields;
  return fields.map((field) => {
    const isOffered = !field.options?.length || field.options.some(({ value }) => value === currency);
    const isOpen = field.name === 'currency' && (field.default ?? '') === '';
    return isOpen && isOffered ? { ...field, default: currency } : field;
  });
}
