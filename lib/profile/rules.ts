import { ownEntry } from '@/lib/own-entry';
import { uniqueBy } from '@/lib/platform/unique-by';
import type { Contact, DepositLimit, Profile } from './schema';

/** Seconds until a code may be requested again, if the platform does not say. */
export const RESEND_SECONDS = 60;

/** Seconds until another code may be requested, from the response to a code request. */
export function resendWait({ resend_time }: { resend_time: number | null }): number {
  return resend_time !== null && resend_time >= 0 ? resend_time : RESEND_SECONDS;
}

/** A contact for display: phone numbers are digits on the wire. */
export function contactText({ type, contact }: Pick<Contact, 'type' | 'contact'>): string {
  return type === 'phone' ? `+${contact.replace(/^\+/, '')}` : contact;
}

/** Contacts without duplicates, e-mails before phones. */
export function orderContacts(contacts: readonly Contact[]): Contact[] {
  const unique = uniqueBy(contacts, 'contact');
  return unique.sort((one, other) => Number(one.type === 'phone') - Number(other.type === 'phone'));
}

/** What is left of a deposit limit, from 0 to 1; null without a limit. */
export function leftLimitRatio({ limit_amount, available_amount }: DepositLimit): number | null {
  if (limit_amount === null || limit_amount <= 0) return null;
  return Math.min(limit_amount, Math.max(0, available_amount ?? limit_amount)) / limit_amount;
}

/** Whether a field is the identity document, by any of its names on the platform (R-PROF-01). */
export function isDocumentField(name: string): boolean {
  return name === 'cpf' || name === 'document';
}

/** Characters. */
const MAX_FIELD_TEXT = 5_000;

/**
 * The saved value of a personal field by name, even one unknown to the client (R-PROF-02); null where nothing is
 * saved, the profile has no such field, or no input can hold the value. A flag is 1 or 0, as on the wire.
 */
export function savedValue(profile: Profile, name: string): string | number | null {
  if (isDocumentField(name)) return profile.document?.number ?? null;
  const value = ownEntry(profile, name);
  if (typeof value === 'string') return value.length <= MAX_FIELD_TEXT ? value : null;
  return typeof value === 'number' || typeof value === 'boolean' ? Number(value) : null;
}
