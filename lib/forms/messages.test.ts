import { describe, expect, it } from 'vitest';
import { DEFAULT_MESSAGES } from './default-messages';
import { problemText } from './messages';
import { decodeProblem, encodeProblem, problem } from './problem';

const en = { locale: 'en', messages: {} } as const;
const fr = { locale: 'fr', messages: {} } as const;

describe('default messages', () => {
  it.each([
    ['required', 'Field is required', 'Ce champ est obligatoire'],
    ['email', 'Wrong email address', 'Adresse e-mail incorrecte'],
    ['minLength', 'Min length is 6', 'Longueur minimale : 6 caractères'],
    ['maxLength', 'Max length is 20', 'Longueur maximale : 20 caractères'],
    ['phone', 'Wrong phone number', 'Numéro de téléphone incorrect'],
    ['fakeName', 'Wrong fake name', 'Pseudo incorrect'],
    ['password', 'Wrong password', 'Mot de passe incorrect'],
    ['name', 'Wrong symbols in name', 'Le nom contient des caractères non autorisés'],
    ['address', 'Wrong address', 'Adresse incorrecte'],
    ['iban', 'Wrong iban', 'IBAN incorrect'],
    ['sameAs', 'Same as field', 'Les deux champs doivent être identiques'],
    ['regex', 'Field regex', 'Le format attendu n’est pas respecté'],
    ['cardNumber', 'Field Card number', 'Numéro de carte incorrect'],
    ['minValue', 'Min value is 6', 'La valeur minimale est 6'],
    ['maxValue', 'Max value is 20', 'La valeur maximale est 20'],
    ['date', 'Wrong date', 'Date incorrecte'],
    ['sum', 'Enter a sum from 6 to 20', 'Saisissez un montant entre 6 et 20'],
    ['wrong', 'Wrong field', 'Valeur incorrecte'],
    ['phoneRequired', 'Insert phone number', 'Saisissez votre numéro de téléphone'],
    ['phoneFormat', 'Wrong format', 'Format incorrect'],
    ['passwordSymbols', 'Symbols not allowed: ␣', 'Caractères non autorisés : ␣'],
    ['passwordsNotEqual', 'Passwords not equal', 'Les mots de passe ne correspondent pas'],
    ['unchecked', 'Tick this box to continue', 'Cochez cette case pour continuer'],
    ['smsCode', 'The code is wrong', 'Le code est incorrect'],
    ['codeDigits', 'the code must contain 6 digits', 'Le code doit contenir 6 chiffres'],
    ['taken', 'Already in use', 'Déjà utilisé'],
  ])('R-VAL-01: %s reads in both languages', (key, english, french) => {
    const found = problem(key, { min: 6, max: 20, symbols: '␣' });
    expect(problemText(found, en)).toBe(english);
    expect(problemText(found, fr).replace(/[\u00A0\u202F]/g, ' ')).toBe(french);
  });

  it('has the same keys and placeholders in both languages', () => {
    const placeholders = (text: string) => text.match(/\$\$\w+\$\$/g) ?? [];
    expect(Object.keys(DEFAULT_MESSAGES.fr)).toEqual(Object.keys(DEFAULT_MESSAGES.en));
    expect(Object.values(DEFAULT_MESSAGES.fr).map(placeholders)).toEqual(
      Object.values(DEFAULT_MESSAGES.en).map(placeholders),
    );
  });
});

describe('problemText', () => {
  const required = problem('required');

  it('R-VAL-01: prefers the field, then the configuration, then the default', () => {
    const configured = { locale: 'en', messages: { required: 'Please fill in' } } as const;
    expect(problemText(required, configured, { required: 'We need this' })).toBe('We need this');
    expect(problemText(required, configured)).toBe('Please fill in');
    expect(problemText(required, { ...configured, messages: { required: ' ' } })).toBe('Field is required');
  });

  it('is "wrong field" for an unknown key, inherited names included', () => {
    expect(problemText(problem('toString'), en)).toBe('Wrong field');
    expect(problemText(problem('weather'), fr)).toBe('Valeur incorrecte');
  });

  it('fills each placeholder of a configured text and leaves unknown ones', () => {
    const messages = { sum: '$$min$$ to $$max$$, $$other$$ {min}' };
    const found = problem('sum', { min: '1', max: '$$min$$' });
    expect(problemText(found, { locale: 'en', messages })).toBe('1 to $$min$$, $$other$$ {min}');
  });
});

describe('encodeProblem', () => {
  it('comes back whole', () => {
    const found = problem('sum', { min: '1,000\u00A0€', max: '"' });
    expect(decodeProblem(encodeProblem(found))).toEqual(found);
  });

  it('leaves a sentence of the platform alone', () => {
    expect(decodeProblem('problem: taken')).toBeNull();
    expect(decodeProblem('')).toBeNull();
  });
});
