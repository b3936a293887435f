import type { ContentLocale, ContentRecord } from '../../content-value';
import { formFields, type FieldSource } from './form-field';

const EMAIL: FieldSource = {
  name: 'email',
  type: 'email',
  label: { en: 'Email', fr: 'E-mail' },
  placeholder: { en: 'you@example.com', fr: 'vous@exemple.fr' },
};

const PHONE: FieldSource = { name: 'phone', type: 'phone', label: { en: 'Phone', fr: 'Téléphone' } };

const PASSWORD: FieldSource = {
  name: 'password',
  type: 'password',
  label: { en: 'Password', fr: 'Mot de passe' },
};

const CURRENCY: FieldSource = {
  name: 'currency',
  type: 'select',
  label: { en: 'Currency', fr: 'Devise' },
  options: [
    { value: 'EUR', label: { en: 'Euro (EUR)', fr: 'Euro (EUR)' } },
    { value: 'USD', label: { en: 'US dollar (USD)', fr: 'Dollar américain (USD)' } },
  ],
};

const LOGIN: FieldSource = {
  name: 'login',
  type: 'login',
  label: { en: 'Email or phone', fr: 'E-mail ou téléphone' },
};

/** The forms by which somebody comes in: registration, social registration, sign-in and password restore. */
export function entryForms(locale: ContentLocale): ContentRecord {
  return {
    registrationEmail: formFields(locale, [EMAIL, PASSWORD, CURRENCY]),
    registrationPhone: formFields(locale, [PHONE, PASSWORD, CURRENCY]),
    socialRegistration: formFields(locale, [EMAIL]),
    authorization: formFields(locale, [LOGIN, PASSWORD]),
    restore: formFields(locale, [LOGIN]),
  };
}
