/** Typed-in fields: a missing one is sent as an empty text, any other missing value as `null`. */
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

/** Every kind of field a form may be configured with. */
export const FIELD_TYPES = [...TEXT_FIELD_TYPES, 'sum', 'date', 'sex', 'checkbox', 'flag', 'select'] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** Forms that the content system may configure; an absent one takes the built-in fields. */
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

/** Labels of the built-in fields, keys under `forms.labels` of the interface texts. */
export type LabelKey =
  | 'email'
  | 'phone'
  | 'login'
  | 'password'
  | 'oldPassword'
  | 'newPassword'
  | 'repeatPassword'
  | 'firstName'
  | 'lastName'
  | 'sex'
  | 'birthDate'
  | 'country'
  | 'countryName'
  | 'region'
  | 'homeTown'
  | 'address'
  | 'postcode'
  | 'fakeName'
  | 'name'
  | 'subject'
  | 'message';

/** One field of a form, as the content system configures it or as the client has it built in. */
export interface FieldDescriptor {
  /** Name on the wire, and the `name` of the input. */
  name: string;
  type: FieldType;
  /** Text shown above the field; a built-in field has `labelKey` instead. */
  label?: string | null;
  /** Key under `forms.labels` of the interface texts. */
  labelKey?: LabelKey;
  placeholder?: string | null;
  isOptional?: boolean | null;
  mask?: string | null;
  pattern?: string | null;
  /** Lowest sum in main units; for typed-in texts the least length in characters. */
  min?: number | null;
  /** Highest sum in main units; for typed-in texts the greatest length in characters. */
  max?: number | null;
  /** First and last day allowed, `YYYY-MM-DD`. */
  minDate?: string | null;
  maxDate?: string | null;
  options?: readonly FieldOption[] | null;
  /** Name of the field this one must equal. */
  sameAs?: string | null;
  default?: string | number | boolean | null;
  /** Messages of this field alone, by message key. */
  messages?: Readonly<Record<string, string>> | null;
}

export type FieldValue = string | number | boolean | null;
export type FormValues = Record<string, FieldValue>;
/** What the inputs of a form hold while it is filled; a field not rendered yet holds nothing. */
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
