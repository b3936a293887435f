import type { ContentLocale, ContentRecord } from '../../content-value';
import { COUNTRY_OPTIONS } from './country-options';
import { formFields, type FieldSource } from './form-field';

const PROFILE: readonly FieldSource[] = [
  { name: 'first_name', type: 'first_name', label: { en: 'First name', fr: 'Prénom' } },
  { name: 'last_name', type: 'last_name', label: { en: 'Last name', fr: 'Nom' } },
  {
    name: 'sex',
    type: 'sex',
    label: { en: 'Gender', fr: 'Sexe' },
    options: [
      { value: '1', label: { en: 'Male', fr: 'Homme' } },
      { value: '2', label: { en: 'Female', fr: 'Femme' } },
    ],
  },
  {
    name: 'birth_date',
    type: 'date',
    label: { en: 'Date of birth', fr: 'Date de naissance' },
    minDate: '1920-01-01',
    maxDate: '2007-12-31',
  },
  { name: 'country_code', type: 'select', label: { en: 'Country', fr: 'Pays' }, options: COUNTRY_OPTIONS },
  { name: 'region', type: 'nameWithDigits', label: { en: 'Region', fr: 'Région' }, isOptional: true },
  { name: 'home_town', type: 'name', label: { en: 'City', fr: 'Ville' } },
  { name: 'address', type: 'address', label: { en: 'Address', fr: 'Adresse' } },
  { name: 'postcode', type: 'postcode', label: { en: 'Postcode', fr: 'Code postal' } },
];

const CONTACT: readonly FieldSource[] = [
  { name: 'contact', type: 'email', label: { en: 'Email', fr: 'E-mail' } },
];

const PASSWORD: readonly FieldSource[] = [
  { name: 'old_password', type: 'password', label: { en: 'Current password', fr: 'Mot de passe actuel' } },
  { name: 'new_password', type: 'newPassword', label: { en: 'New password', fr: 'Nouveau mot de passe' } },
  {
    name: 'repeat_password',
    type: 'repeatedPassword',
    label: { en: 'Repeat the new password', fr: 'Répétez le nouveau mot de passe' },
    sameAs: 'new_password',
  },
];

const FAKE_NAME: readonly FieldSource[] = [
  {
    name: 'fakename',
    type: 'fakeName',
    label: { en: 'Nickname', fr: 'Pseudo' },
    placeholder: { en: 'Shown in tournaments', fr: 'Affiché dans les tournois' },
  },
];

const FEEDBACK: readonly FieldSource[] = [
  { name: 'name', type: 'name', label: { en: 'Your name', fr: 'Votre nom' } },
  { name: 'email', type: 'email', label: { en: 'Email for our answer', fr: 'E-mail pour notre réponse' } },
  { name: 'subject', type: 'text', label: { en: 'Subject', fr: 'Objet' } },
  { name: 'message', type: 'text', label: { en: 'Message', fr: 'Message' } },
];

/** The forms of the profile and of support. */
export function accountForms(locale: ContentLocale): ContentRecord {
  return {
    profile: formFields(locale, PROFILE),
    contact: formFields(locale, CONTACT),
    password: formFields(locale, PASSWORD),
    fakeName: formFields(locale, FAKE_NAME),
    feedback: formFields(locale, FEEDBACK),
  };
}
