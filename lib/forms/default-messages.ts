import type { Locale } from '@/i18n/routing';

/** English texts; the first sixteen and the two-factor one are verbatim from the requirements (R-VAL-01, R-2FA-05). */
const en = {
  required: 'Field is required',
  email: 'Wrong email address',
  minLength: 'Min length is $$min$$',
  maxLength: 'Max length is $$max$$',
  phone: 'Wrong phone number',
  fakeName: 'Wrong fake name',
  password: 'Wrong password',
  name: 'Wrong symbols in name',
  address: 'Wrong address',
  iban: 'Wrong iban',
  sameAs: 'Same as field',
  regex: 'Field regex',
  cardNumber: 'Field Card number',
  minValue: 'Min value is $$min$$',
  maxValue: 'Max value is $$max$$',
  date: 'Wrong date',
  sum: 'Enter a sum from $$min$$ to $$max$$',
  wrong: 'Wrong field',
  phoneRequired: 'Insert phone number',
  phoneFormat: 'Wrong format',
  passwordSymbols: 'Symbols not allowed: $$symbols$$',
  passwordsNotEqual: 'Passwords not equal',
  unchecked: 'Tick this box to continue',
  smsCode: 'The code is wrong',
  codeDigits: 'the code must contain 6 digits',
  taken: 'Already in use',
} as const;

export type MessageKey = keyof typeof en;

const fr = {
  required: 'Ce champ est obligatoire',
  email: 'Adresse e-mail incorrecte',
  minLength: 'Longueur minimale : $$min$$ caractères',
  maxLength: 'Longueur maximale : $$max$$ caractères',
  phone: 'Numéro de téléphone incorrect',
  fakeName: 'Pseudo incorrect',
  password: 'Mot de passe incorrect',
  name: 'Le nom contient des caractères non autorisés',
  address: 'Adresse incorrecte',
  iban: 'IBAN incorrect',
  sameAs: 'Les deux champs doivent être identiques',
  regex: 'Le format attendu n’est pas respecté',
  cardNumber: 'Numéro de carte incorrect',
  minValue: 'La valeur minimale est $$min$$',
  maxValue: 'La valeur maximale est $$max$$',
  date: 'Date incorrecte',
  sum: 'Saisissez un montant entre $$min$$ et $$max$$',
  wrong: 'Valeur incorrecte',
  phoneRequired: 'Saisissez votre numéro de téléphone',
  phoneFormat: 'Format incorrect',
  passwordSymbols: 'Caractères non autorisés : $$symbols$$',
  passwordsNotEqual: 'Les mots de passe ne correspondent pas',
  unchecked: 'Cochez cette case pour continuer',
  smsCode: 'Le code est incorrect',
  codeDigits: 'Le code doit contenir 6 chiffres',
  taken: 'Déjà utilisé',
} as const satisfies Record<MessageKey, string>;

export const DEFAULT_MESSAGES = { en, fr } as const satisfies Record<Locale, Record<MessageKey, string>>;
