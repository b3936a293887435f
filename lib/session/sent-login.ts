import { plainDigits } from '@/lib/forms/digits';
import { loginText } from './login-rules';

/** Digits and separators with a `+`, a space or a bracket: `123.456` may be the name of an account. */
const PHONE = /^(?:\+|(?=.*[\s()[\]]))[\d\s()[\].-]+$/;
const MIN_PHONE_DIGITS = 6;
/** The international prefix as `readPhone` knows it, before a number long enough to be a phone's. */
const PREFIX = /^00(?=[\d\s()[\].-]{8,}$)/;

/** The login as the platform knows it: a phone number as its digits alone; anything else as typed. */
export function sentLogin(value: unknown): string {
  const number = typeof value === 'string' ? plainDigits(value.trim()).replace(PREFIX, '+') : '';
  const digits = number.replace(/\D/g, '');
  return PHONE.test(number) && digits.length >= MIN_PHONE_DIGITS ? digits : loginText(value);
}
