import type { Localized } from './localized';

const ENGLISH = {
  required: 'Field is required',
  email: 'Wrong email address',
  minLength: 'At least $$min$$ characters',
  maxLength: 'At most $$max$$ characters',
  phone: 'Wrong phone number',
  fakeName: 'Wrong nickname: at least 4 letters or digits, no spaces',
  password: 'Wrong password',
  name: 'Wrong symbols in name',
  address: 'Wrong address',
  iban: 'Wrong IBAN',
  sameAs: 'The two values differ',
  regex: 'Wrong format',
  cardNumber: 'Wrong card number',
  minValue: 'Min value is $$min$$',
  maxValue: 'Max value is $$max$$',
  date: 'Wrong date',
  sum: 'Enter an amount between $$min$$ and $$max$$',
  wrong: 'Wrong value',
  phoneRequired: 'Enter your phone number',
  phoneFormat: 'Wrong format',
  passwordSymbols: 'These symbols are not allowed: $$symbols$$',
  passwordsNotEqual: 'The passwords do not match',
  unchecked: 'Please tick this box to go on',
  smsCode: 'Wrong code. Check the message and try again.',
};

type FormMessages = Readonly<Record<keyof typeof ENGLISH, string>>;

const FRENCH: FormMessages = {
  required: 'Champ obligatoire',
  email: 'Adresse e-mail incorrecte',
  minLength: '$$min$$ caractères au minimum',
  maxLength: '$$max$$ caractères au maximum',
  phone: 'Numéro de téléphone incorrect',
  fakeName: 'Pseudo incorrect : au moins 4 lettres ou chiffres, sans espace',
  password: 'Mot de passe incorrect',
  name: 'Le nom contient des caractères non autorisés',
  address: 'Adresse incorrecte',
  iban: 'IBAN incorrect',
  sameAs: 'Les deux valeurs diffèrent',
  regex: 'Format incorrect',
  cardNumber: 'Numéro de carte incorrect',
  minValue: 'La valeur minimale est $$min$$',
  maxValue: 'La valeur maximale est $$max$$',
  date: 'Date incorrecte',
  sum: 'Saisissez un montant compris entre $$min$$ et $$max$$',
  wrong: 'Valeur incorrecte',
  phoneRequired: 'Saisissez votre numéro de téléphone',
  phoneFormat: 'Format incorrect',
  passwordSymbols: 'Ces caractères ne sont pas autorisés : $$symbols$$',
  passwordsNotEqual: 'Les mots de passe ne correspondent pas',
  unchecked: 'Veuillez cocher cette case pour continuer',
  smsCode: 'Code incorrect. Vérifiez le message reçu et réessayez.',
};

/** Validation messages under the contract's keys (5.3); `$$name$$` is filled in by the client. */
export const FORM_MESSAGES: Localized<FormMessages> = { en: ENGLISH, fr: FRENCH };
