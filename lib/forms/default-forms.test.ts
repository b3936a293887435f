import { describe, expect, it } from 'vitest';
import { autocompleteOf, inputModeOf } from './autofill';
import { DEFAULT_FORMS, formFields } from './default-forms';
import {
  FORM_NAMES,
  isFieldType,
  isTextFieldType,
  type FieldDescriptor,
} from '@/lib/content/form-descriptor';
import { validationModes } from './submit-strategy';

describe('built-in forms', () => {
  it('R-AUTH-16: exist for every form name, each field with a label and a name of its own', () => {
    expect(Object.keys(DEFAULT_FORMS).sort()).toEqual([...FORM_NAMES].sort());
    for (const fields of Object.values(DEFAULT_FORMS)) {
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
      for (const { labelKey } of fields) expect(labelKey).toBeDefined();
    }
  });

  it('give way to configured fields that are not empty', () => {
    const configured: FieldDescriptor[] = [{ name: 'nick', type: 'text' }];
    expect(formFields('restore', { restore: configured })).toEqual(configured);
    expect(formFields('restore', { restore: [] })).toBe(DEFAULT_FORMS.restore);
    expect(formFields('restore', null)).toBe(DEFAULT_FORMS.restore);
  });
});

describe('field types', () => {
  it('tell typed-in fields, which are sent as empty text, from the others', () => {
    expect(isTextFieldType('login')).toBe(true);
    expect(isTextFieldType('sum')).toBe(false);
    expect(isFieldType('iban')).toBe(true);
    expect(isFieldType('toString')).toBe(false);
  });
});

describe('autocompleteOf', () => {
  it.each([
    ['authorization', 'login', 'username'],
    ['authorization', 'password', 'current-password'],
    ['registrationEmail', 'email', 'email'],
    ['registrationEmail', 'password', 'new-password'],
    ['registrationPhone', 'phone', 'tel'],
    ['password', 'old_password', 'current-password'],
    ['password', 'new_password', 'new-password'],
    ['password', 'repeat_password', 'new-password'],
    ['profile', 'first_name', 'given-name'],
    ['profile', 'last_name', 'family-name'],
    ['profile', 'birth_date', 'bday'],
    ['profile', 'home_town', 'address-level2'],
    ['profile', 'address', 'street-address'],
    ['profile', 'postcode', 'postal-code'],
    ['feedback', 'message', 'off'],
  ] as const)('%s: %s is %s', (form, name, expected) => {
    const fields = DEFAULT_FORMS[form];
    const field = fields.find((candidate) => candidate.name === name);
    expect(field && autocompleteOf(field, fields)).toBe(expected);
  });

  it('takes a configured password without a login as one being chosen', () => {
    const password: FieldDescriptor = { name: 'password', type: 'password' };
    expect(autocompleteOf(password, [{ name: 'email', type: 'email' }, password])).toBe('new-password');
  });

  it.each(['login', 'email', 'phone', 'text'] as const)('knows a login of the type %s', (type) => {
    const login: FieldDescriptor = { name: 'login', type };
    const password: FieldDescriptor = { name: 'password', type: 'password' };
    expect(autocompleteOf(password, [login, password])).toBe('current-password');
    expect(autocompleteOf(login, [login, password])).toBe('username');
  });
});

describe('inputModeOf', () => {
  it('opens the number keyboard where only digits fit', () => {
    expect(inputModeOf({ name: 'phone', type: 'phone' }, null)).toBe('tel');
    expect(inputModeOf({ name: 'cpf', type: 'cpf' }, '###.###')).toBe('numeric');
    expect(inputModeOf({ name: 'cpf', type: 'cpf' }, '@##')).toBe('text');
    expect(inputModeOf({ name: 'amount', type: 'sum' }, null)).toBe('numeric');
  });
});

describe('validationModes', () => {
  it('R-VAL-21: is eager unless configured to wait for the submit', () => {
    expect(validationModes('eager').mode).toBe('onTouched');
    expect(validationModes(null).mode).toBe('onTouched');
    expect(validationModes('submit').mode).toBe('onSubmit');
    expect(validationModes('submit').reValidateMode).toBe('onChange');
  });
});
