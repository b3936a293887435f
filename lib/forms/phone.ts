import type { FormValues } from '@/lib/content/form-descriptor';
import type { FormSettings, PhoneCountry } from './settings';

type PhoneLibrary = typeof import('libphonenumber-js/min');

/** Form value and wire field of a phone number's calling code, digits only. */
export const CALLING_CODE_FIELD = 'phone_country_code';

const ALLOWED = /^\+?[\d\s().\-/\u00A0]{1,40}$/;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

let library: PhoneLibrary | null = null;

/** Loads the numbering plans, needed only by phone fields. Never throws: without them a simpler rule applies. */
export async function loadPhoneLibrary(): Promise<boolean> {
  library ??= await import('libphonenumber-js/min').catch(() => null);
  return library !== null;
}

export interface PhoneReading {
  /** `format`: not a phone number by its characters or length; `number`: no country has such a number. */
  verdict: 'valid' | 'format' | 'number';
  /** The number with its calling code, digits only, as the platform stores contacts. */
  digits: string;
  callingCode: string;
}

/** Reads `+33…`, `0033…`, `33…` or a national number with the chosen calling code (R-VAL-10). */
export function readPhone(typed: string, callingCode: string): PhoneReading {
  const text = typed.trim().replace(/^00/, '+');
  const digits = text.replace(/\D/g, '');
  if (!ALLOWED.test(text) || digits.length === 0) return { verdict: 'format', digits, callingCode };
  return library === null
    ? readPlainly(text, digits, callingCode)
    : readByPlan(library, text, digits, callingCode);
}

function readByPlan(
  { default: parse }: PhoneLibrary,
  text: string,
  digits: string,
  callingCode: string,
): PhoneReading {
  const national = parse(text, callingCode === '' ? {} : { defaultCallingCode: callingCode });
  const parsed = national?.isValid() ? national : (validOnly(parse(`+${digits}`)) ?? national);
  if (!parsed?.isPossible()) return { verdict: 'format', digits, callingCode };
  return {
    verdict: parsed.isValid() ? 'valid' : 'number',
    digits: parsed.number.slice(1),
    callingCode: parsed.countryCallingCode,
  };
}

function validOnly(parsed: ReturnType<PhoneLibrary['default']>): ReturnType<PhoneLibrary['default']> {
  return parsed?.isValid() ? parsed : undefined;
}

/** Without numbering plans only the international length limits are known (E.164). */
function readPlainly(text: string, digits: string, callingCode: string): PhoneReading {
  const isInternational = text.startsWith('+') || (callingCode !== '' && digits.startsWith(callingCode));
  const full = isInternational ? digits : callingCode + digits.replace(/^0/, '');
  const isLongEnough = full.length >= MIN_DIGITS && full.length <= MAX_DIGITS;
  return {
    verdict: isLongEnough ? 'valid' : 'format',
    digits: full,
    callingCode: full.startsWith(callingCode) ? callingCode : '',
  };
}

const LOCALE_COUNTRIES = {
  en: { country: 'GB', callingCode: '44' },
  fr: { country: 'FR', callingCode: '33' },
} as const;

/** The configured default of a phone field's country, else the first configured, else the locale's. */
export function defaultPhoneCountry({ phone, locale }: Pick<FormSettings, 'phone' | 'locale'>): PhoneCountry {
  const { countries, defaultCountry } = phone;
  return (
    countries.find(({ country }) => country === defaultCountry) ?? countries[0] ?? LOCALE_COUNTRIES[locale]
  );
}

/** The calling code chosen in a form; until then the default country's. */
export function chosenCallingCode(
  values: FormValues,
  settings: Pick<FormSettings, 'phone' | 'locale'>,
): string {
  return String(values[CALLING_CODE_FIELD] ?? '') || defaultPhoneCountry(settings).callingCode;
}

/** Every country with a numbering plan; empty until `loadPhoneLibrary` has loaded. */
export function allPhoneCountries(): PhoneCountry[] {
  const plans = library;
  if (plans === null) return [];
  return plans
    .getCountries()
    .map((country) => ({ country, callingCode: plans.getCountryCallingCode(country) }));
}
