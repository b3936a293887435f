import { DEFAULT_MESSAGES } from './default-messages';
import type { FieldDescriptor, FieldType } from '@/lib/content/form-descriptor';
import type { FieldError } from '@/lib/platform/error';
import { ownEntry } from '@/lib/own-entry';
import { encodeProblem, problem } from './problem';

/** By the name of the field. */
export type FieldErrors = Readonly<Record<string, readonly FieldError[]>>;

/** An error of the platform whose name matches no field of the form. */
export interface UnplacedError extends FieldError {
  name: string;
}

type SetError = (
  name: string,
  error: { type: string; message: string },
  options?: { shouldFocus: boolean },
) => void;

/** The message of a refused value when the platform gives nothing better. */
const REFUSED: Partial<Record<FieldType, string>> = {
  name: 'name',
  first_name: 'name',
  last_name: 'name',
  nameWithDigits: 'name',
  cardHolder: 'name',
  address: 'address',
  date: 'date',
  phone: 'phoneFormat',
  email: 'email',
  iban: 'iban',
  cardNumber: 'cardNumber',
  password: 'password',
  newPassword: 'password',
  repeatedPassword: 'passwordsNotEqual',
  code: 'smsCode',
  fakeName: 'fakeName',
  checkbox: 'unchecked',
};

/** Error codes that mean the same as a built-in message. */
const CODE_KEYS: Readonly<Record<string, string>> = {
  empty: 'required',
  missing: 'required',
  exists: 'taken',
  already_exists: 'taken',
  not_unique: 'taken',
};

function errorText({ type }: FieldDescriptor, { code, message }: FieldError): string {
  // R-VAL-22: a wrong confirmation code has its own configured text whatever the platform writes.
  if (type === 'code') return encodeProblem(problem('smsCode'));
  if (message) return message;
  const key = ownEntry(CODE_KEYS, code) ?? code;
  // A message that states a limit needs its value, which a bare code does not include.
  const known = ownEntry<string>(DEFAULT_MESSAGES.en, key);
  const isComplete = known !== undefined && !known.includes('$$');
  return encodeProblem(problem(isComplete ? key : (REFUSED[type] ?? 'wrong')));
}

/** Shows the platform's field errors (`error_data`), focuses the first, returns those that no field can show. */
export function applyErrors(
  fieldErrors: FieldErrors,
  fields: readonly FieldDescriptor[],
  setError: SetError,
): UnplacedError[] {
  const errors = new Map(Object.entries(fieldErrors));
  let isFirst = true;
  // In the order of the form: the platform's order says nothing about which field comes first.
  for (const field of fields) {
    const [first] = errors.get(field.name) ?? [];
    errors.delete(field.name);
    if (!first) continue;
    setError(field.name, { type: 'server', message: errorText(field, first) }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return [...errors].flatMap(([name, entries]) => entries.map((entry) => ({ name, ...entry })));
}

/** The platform's messages for names without a field, each once; null where there are none. */
export function unplacedSentence(unplaced: readonly UnplacedError[]): string | null {
  const sentences = new Set(unplaced.flatMap(({ message }) => message?.trim() || []));
  return sentences.size === 0 ? null : [...sentences].join(' ');
}
