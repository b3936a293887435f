import type { FieldDescriptor, FieldType } from '@/lib/content/form-descriptor';
import { isDigitMask } from './masks';
import { ownEntry } from '@/lib/own-entry';

const BY_NAME: Readonly<Record<string, string>> = {
  login: 'username',
  old_password: 'current-password',
  birth_date: 'bday',
  country: 'country-name',
  country_code: 'country',
  region: 'address-level1',
  home_town: 'address-level2',
  city: 'address-level2',
  name: 'name',
  subject: 'off',
  message: 'off',
};

const BY_TYPE: Readonly<Partial<Record<FieldType, string>>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  name: 'name',
  address: 'street-address',
  postcode: 'postal-code',
  sex: 'sex',
  login: 'username',
  cardHolder: 'cc-name',
  cardNumber: 'cc-number',
  phone: 'tel',
  email: 'email',
  password: 'current-password',
  newPassword: 'new-password',
  repeatedPassword: 'new-password',
  code: 'one-time-code',
  fakeName: 'nickname',
};

/** A password in a form without a login is a new one, whatever type the content system gave it. */
export function autocompleteOf({ name, type }: FieldDescriptor, fields: readonly FieldDescriptor[]): string {
  const known = ownEntry(BY_NAME, name) ?? BY_TYPE[type] ?? 'off';
  const isChosen =
    type === 'password' &&
    !Object.hasOwn(BY_NAME, name) &&
    // An operator may type the login as an e-mail address or a phone.
    fields.every((field) => field.type !== 'login' && field.name !== 'login');
  return isChosen ? 'new-password' : known;
}

type InputMode = 'text' | 'numeric' | 'tel' | 'email';

const MODES: Readonly<Partial<Record<FieldType, InputMode>>> = {
  sum: 'numeric',
  code: 'numeric',
  cardNumber: 'numeric',
  phone: 'tel',
  email: 'email',
};

export function inputModeOf({ type }: FieldDescriptor, mask: string | null): InputMode {
  return MODES[type] ?? (mask !== null && isDigitMask(mask) ? 'numeric' : 'text');
}
