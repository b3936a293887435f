import type { SettingsParts } from '@/lib/site-settings/settings-parts';
import { formFields } from '@/lib/forms/default-forms';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';

export type RegistrationType = 'email' | 'phone';

const FORMS = { email: 'registrationEmail', phone: 'registrationPhone' } as const;

type EntrySettings = Pick<SettingsParts['auth'], 'forms' | 'auth' | 'defaultCurrency'>;

/** Fields of a registration: the configured form, then the checkboxes that `auth-config` shows (R-AUTH-07). */
export function registrationFields(
  type: RegistrationType,
  { forms, auth, defaultCurrency }: EntrySettings,
  labels: { notify: string; markBetting: string },
): readonly FieldDescriptor[] {
  const fields = withCurrency(formFields(FORMS[type], forms.forms), defaultCurrency);
  const has = (name: string) => fields.some((field) => field.name === name);
  const boxes: FieldDescriptor[] = [];
  if (auth.terms.isEnabled && !has('terms')) {
    boxes.push({ name: 'terms', type: 'checkbox', default: auth.terms.default });
  }
  if (auth.notify.isEnabled && !has('notify')) {
    boxes.push({ name: 'notify', type: 'flag', label: labels.notify, default: auth.notify.default });
  }
  if (auth.markBetting.isEnabled && !has('mark_betting')) {
    boxes.push({
      name: 'mark_betting',
      type: 'flag',
      label: labels.markBetting,
      default: auth.markBetting.default,
    });
  }
  return [...fields, ...boxes];
}

/** Fields that complete a social registration: the configured form, and the terms where registration shows them. */
export function socialRegistrationFields({
  forms,
  auth,
  defaultCurrency,
}: EntrySettings): readonly FieldDescriptor[] {
  const fields = withCurrency(formFields('socialRegistration', forms.forms), defaultCurrency);
  if (!auth.terms.isEnabled || fields.some(({ name }) => name === 'terms')) return fields;
  return [...fields, { name: 'terms', type: 'checkbox', default: auth.terms.default }];
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
