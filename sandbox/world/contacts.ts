import { fieldFault } from '../platform/field-fault';
import { issueCode } from './codes';
import { allRows, execute, firstRow } from './sql';
import type { World } from './world';

export interface Contact {
  id: number;
  uid: number;
  type: 'email' | 'phone';
  contact: string;
  phone_country_code: string | null;
  is_confirmed: number;
  is_subscribed: number;
}

export interface NewContact {
  type: 'email' | 'phone';
  contact: string;
  phoneCountryCode?: string | null;
  isConfirmed?: boolean;
  isSubscribed?: boolean;
}

const EMAIL = /^[^\s@]+@[a-z0-9-]+(\.[a-z0-9-]+){1,2}$/i;

/** The e-mail address in lower case, or null when it is none. */
export function cleanEmail(text: string | undefined): string | null {
  const email = (text ?? '').trim().toLowerCase();
  return email.length <= 100 && EMAIL.test(email) ? email : null;
}

/** The phone number as digits with its calling code, or null when it is none. A leading `+` says the code is there. */
export function cleanPhone(text: string | undefined, callingCode?: string): string | null {
  const typed = (text ?? '').trim();
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const code = (callingCode ?? '').replace(/\D/g, '');
  const hasCode = typed.startsWith('+') || code === '' || digits.startsWith(code);
  const full = hasCode ? digits : `${code}${digits.replace(/^0+/, '')}`;
  return /^[1-9]\d{6,14}$/.test(full) ? full : null;
}

export function contactsOf(world: World, uid: number): Contact[] {
  return allRows<Contact>(world, 'select * from contacts where uid = ? order by id', uid);
}

export function findContact(world: World, contact: string): Contact | undefined {
  const wanted = contact.trim().toLowerCase().replace(/^\+/, '');
  return firstRow<Contact>(world, 'select * from contacts where contact = ?', wanted);
}

/** Throws InvalidParameterException with `error_data.{field}` = `already_exists` when somebody has the contact. */
export function refuseTakenContact(world: World, { contact }: NewContact, field: string): void {
  if (findContact(world, contact) === undefined) return;
  throw fieldFault(field, 'already_exists', 'This contact is already in use');
}

/** Keeps a new contact with the code its unsubscribe link carries; throws for a taken one. */
export function addContact(world: World, uid: number, contact: NewContact, field = 'contact'): void {
  refuseTakenContact(world, contact, field);
  execute(
    world,
    'insert into contacts (uid, type, contact, phone_country_code, is_confirmed, is_subscribed) values (?, ?, ?, ?, ?, ?)',
    uid,
    contact.type,
    contact.contact,
    contact.phoneCountryCode ?? null,
    contact.isConfirmed === true ? 1 : 0,
    contact.isSubscribed === true ? 1 : 0,
  );
  issueCode(world, uid, 'unsubscribe', contact.contact);
}
