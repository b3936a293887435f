import { describe, expect, it } from 'vitest';
import {
  CONFIRMATION_HINT_MS,
  hintTimeLeft,
  isConfirmationHintDue,
  isRegistrationHintDue,
  loginContact,
  REGISTRATION_HINT_MS,
  withConfirmationSent,
} from './hint-rules';

const regTime = '2026-03-01T12:00:00.000Z';
const registered = Date.parse(regTime);

describe('isRegistrationHintDue', () => {
  const due = (ms: number, deposits: number | null = 0) =>
    isRegistrationHintDue({ regTime, deposits, now: registered + ms });

  it('R-AUTH-14 R-CONST-06 shows for 7,200,000 ms after the registration', () => {
    expect(REGISTRATION_HINT_MS).toBe(7_200_000);
    expect(due(0)).toBe(true);
    expect(due(7_199_999)).toBe(true);
    expect(due(7_200_000)).toBe(false);
  });

  it('R-AUTH-14 shows only while it is known that there are no deposits', () => {
    expect(due(0, 1)).toBe(false);
    expect(due(0, null)).toBe(false);
  });

  it('does not show without a readable time of registration', () => {
    expect(isRegistrationHintDue({ regTime: null, deposits: 0, now: registered })).toBe(false);
    expect(isRegistrationHintDue({ regTime: 'soon', deposits: 0, now: registered })).toBe(false);
  });

  it('takes a clock that is behind for the moment of registration', () => {
    expect(hintTimeLeft(regTime, 1_000, registered - 3_600_000)).toBe(1_000);
  });
});

describe('isConfirmationHintDue', () => {
  const contact = { contact: 'a@b.test', is_confirmed: false };
  const facts = { regTime, contact, isSent: false, now: registered };

  it('R-AUTH-15 R-CONST-06 shows for 5 days after the registration', () => {
    expect(CONFIRMATION_HINT_MS).toBe(432_000_000);
    expect(isConfirmationHintDue({ ...facts, now: registered + CONFIRMATION_HINT_MS - 1 })).toBe(true);
    expect(isConfirmationHintDue({ ...facts, now: registered + CONFIRMATION_HINT_MS })).toBe(false);
  });

  it('R-AUTH-15 is hidden once the message was sent or the contact is confirmed or unknown', () => {
    expect(isConfirmationHintDue({ ...facts, isSent: true })).toBe(false);
    expect(isConfirmationHintDue({ ...facts, contact: { ...contact, is_confirmed: true } })).toBe(false);
    expect(isConfirmationHintDue({ ...facts, contact: null })).toBe(false);
  });
});

describe('loginContact', () => {
  const mail = { contact: 'Ann@Mail.test', is_confirmed: false };
  const phone = { contact: '33612345678', is_confirmed: true };

  it('finds the contact of the login whatever its case and plus', () => {
    expect(loginContact('ann@mail.test ', [phone, mail])).toBe(mail);
    expect(loginContact('+33612345678', [mail, phone])).toBe(phone);
  });

  it('finds none for another login or none at all', () => {
    expect(loginContact('bob@mail.test', [mail, phone])).toBeNull();
    expect(loginContact(null, [mail])).toBeNull();
  });
});

describe('withConfirmationSent', () => {
  it('adds the player and drops those whose hint is long over', () => {
    const now = registered + CONFIRMATION_HINT_MS;
    expect(withConfirmationSent({ 1: registered, 2: registered + 1, 4: 'x' }, 3, now)).toEqual({
      2: registered + 1,
      3: now,
    });
  });
});

describe('what is known of a hint', () => {
  it('R-AUTH-14: no time is left where the registration is not known', () => {
    expect([hintTimeLeft(null, 1_000, 5), hintTimeLeft('soon', 1_000, 5)]).toEqual([0, 0]);
    expect(hintTimeLeft(regTime, 1_000, registered + 400)).toBe(600);
  });

  it('R-AUTH-15: a plus within a login is a part of it', () => {
    const contact = { contact: 'ann+casino@mail.test', is_confirmed: false };
    expect(loginContact('anncasino@mail.test', [contact])).toBeNull();
    expect(loginContact('ANN+casino@mail.test', [contact])).toBe(contact);
  });

  it('R-AUTH-15: what is no time is forgotten, whatever it would count as', () => {
    expect(withConfirmationSent({ 4: String(registered), 5: true }, 3, registered)).toEqual({
      3: registered,
    });
  });
});
