import type { Messages } from '@/i18n/catalogue';

/** Text input fields: a missing one is sent as an empty string, any other missing value as `null`. */
const TEXT_FIELD_TYPES = [
  'text',
  'login',
  'name',
  'first_name',
  'last_name',
  'nameWithDigits',
  'address',
  'postcode',
  'cardHolder',
  'documentType',
  'documentNumber',
  'cpf',
  'phone',
  'email',
  'iban',
  'cardNumber',
  'password',
  'newPassword',
  'repeatedPassword',
  'code',
  'fakeName',
  'custom',
  'promo',
] as const;

/** Every field type a form may be configured with. */
export const FIELD_TYPES = [...TEXT_FIELD_TYPES, 'sum', 'date', 'sex', 'checkbox', 'flag', 'select'] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** Forms that the content system may configure; an absent one uses the built-in fields. */
export const FORM_NAMES = [
  'registrationEmail',
  'registrationPhone',
  'socialRegistration',
  'profile',
  'authorization',
  'restore',
  'contact',
  'password',
  'fakeName',
  'feedback',
] as const;

export type FormName = (typeof FORM_NAMES)[number];

export interface FieldOption {
  value: string;
  label: string;
}

/** One field of a form, configured in the content system or built into the client. */
export interface FieldDescriptor {
  /** Name on the wire, and the `name` of the input. */
  name: string;
  type: FieldType;
  /** Text above the field; a built-in field has `labelKey` instead. */
  label?: string | null;
  /** Key under `forms.labels` of the interface texts. */
  labelKey?: keyof Messages['forms']['labels'];
  placeholder?: string | null;
  isOptional?: boolean | null;
  mask?: string | null;
  pattern?: string | null;
  /** Lowest sum in main units; for text fields the minimum length in characters. */
  min?: number | null;
  /** Highest sum in main units; for text fields the maximum length in characters. */
  max?: number | null;
  /** First and last day allowed, `YYYY-MM-DD`. */
  minDate?: string | null;
  maxDate?: string | null;
  options?: readonly FieldOption[] | null;
  /** Name of the field this one must equal. */
  sameAs?: string | null;
  default?: string | number | boolean | null;
  /** Messages for this field only, by message key. */
  messages?: Readonly<Record<string, string>> | null;
}

export type FieldValue = string | number | boolean | null;
export type FormValues = Record<string, FieldValue>;
/** Values of a form's inputs while it is filled in; undefined for a field not rendered yet. */
export type FormInput = Record<string, FieldValue | undefined>;

const textTypes: ReadonlySet<string> = new Set(TEXT_FIELD_TYPES);
const knownTypes: ReadonlySet<string> = new Set(FIELD_TYPES);

export function isTextFieldType(type: string): boolean {
  return textTypes.has(type);
}

export function isPasswordType(type: FieldType): boolean {
  return type === 'password' || type === 'newPassword' || type === 'repeatedPassword';
}

export function isFieldType(type: unknown): type is FieldType {
  return typeof type === 'string' && knownTypes.has(type);
}
