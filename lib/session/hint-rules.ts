import type { User } from './schema';

/** The registration hint shows for 2 hours after `reg_time` (R-AUTH-14, R-CONST-06). */
export const REGISTRATION_HINT_MS = 7_200_000;
/** The confirmation hint shows for 5 days after `reg_time` (R-AUTH-15, R-CONST-06). */
export const CONFIRMATION_HINT_MS = 5 * 24 * 3_600_000;

export type HintName = 'registration' | 'confirmation';

/**
 * Milliseconds until a hint expires; 0 when it has expired or the time of registration is unknown. A registration in
 * the future means that the clock is behind, and counts as just now.
 */
export function hintTimeLeft(regTime: string | null, spanMs: number, now: number): number {
  const at = regTime === null ? Number.NaN : Date.parse(regTime);
  if (Number.isNaN(at)) return 0;
  return Math.max(0, spanMs - Math.max(0, now - at));
}

interface RegistrationFacts {
  regTime: string | null;
  /** Null while unknown. */
  deposits: number | null;
  now: number;
}

/** Whether the deposit hint shows: for 2 hours, while the player has no deposits (R-AUTH-14). */
export function isRegistrationHintDue({ regTime, deposits, now }: RegistrationFacts): boolean {
  return deposits === 0 && hintTimeLeft(regTime, REGISTRATION_HINT_MS, now) > 0;
}

interface ContactFacts {
  contact: string;
  is_confirmed: boolean;
}

/** The contact a player signs in with: the one matching the account's `login`, ignoring case and a leading `+`. */
export function loginContact<Contact extends ContactFacts>(
  login: User['login'],
  contacts: readonly Contact[],
): Contact | null {
  if (!login) return null;
  return contacts.find(({ contact }) => comparable(contact) === comparable(login)) ?? null;
}

function comparable(text: string): string {
  return text.trim().replace(/^\+/, '').toLowerCase();
}

interface ConfirmationFacts {
  regTime: string | null;
  /** Null while unknown. */
  contact: ContactFacts | null;
  /** From this device. */
  isSent: boolean;
  now: number;
}

/** Whether the hint to confirm the login contact shows: for 5 days, until the message was sent (R-AUTH-15). */
export function isConfirmationHintDue({ regTime, contact, isSent, now }: ConfirmationFacts): boolean {
  if (isSent || contact === null || contact.is_confirmed) return false;
  return hintTimeLeft(regTime, CONFIRMATION_HINT_MS, now) > 0;
}

/** Adds a sent message; entries whose hint can no longer show are left out. */
export function withConfirmationSent(
  sent: Readonly<Record<string, unknown>>,
  uid: number,
  now: number,
): Readonly<Record<string, unknown>> {
  const recent = Object.entries(sent).filter(
    ([, at]) => typeof at === 'number' && now - at < CONFIRMATION_HINT_MS,
  );
  return { ...Object.fromEntries(recent), [uid]: now };
}
