import { plainDigits } from '@/lib/forms/digits';
import { loginText } from '@/lib/session/login-rules';

const PHONE_SIGNS = /^\+?[\d\s()[\].-]+$/;
const MIN_PHONE_DIGITS = 6;

/** The login as the platform knows it: a phone number as its digits alone; anything else as typed. */
export function sentLogin(value: unknown): string {
  const text = loginText(value);
  const number = plainDigits(text);
  const digits = number.replace(/\D/g, '');
  return PHONE_SIGNS.test(number) && digits.length >= MIN_PHONE_DIGITS ? digits : text;
}
