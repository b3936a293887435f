import {
  isFieldType,
  type FieldDescriptor,
  type FieldOption,
  type FieldType,
  type FormValues,
} from '@/lib/content/form-descriptor';
import { choosable, DEFAULT_FORMS } from '@/lib/forms/default-forms';
import type { WireValue } from '@/lib/platform/method';
import { uniqueBy } from '@/lib/platform/unique-by';
import { isDocumentField, savedValue } from './rules';
import type { PersonalDataField, Profile } from './schema';

export interface PersonalForm {
  editable: FieldDescriptor[];
  /** Read-only: the platform does not let the player change them. */
  fixed: FieldDescriptor[];
}

/**
 * The form of personal data. The platform determines its fields, and which are required or editable (R-PROF-02);
 * label, mask, pattern and bounds come from the configured form, else from the built-in one. If the platform names no
 * field, the configured form is used, with the document of a player who has one (R-PROF-01). A choice offers the saved
 * value even if the list lacks it.
 */
export function personalForm(
  fields: readonly PersonalDataField[],
  configured: readonly FieldDescriptor[],
  countries: readonly FieldOption[],
  saved: Profile | null = null,
): PersonalForm {
  const wanted: readonly PersonalDataField[] =
    fields.length > 0
      ? uniqueBy(fields, 'name')
      : withDocument(configured, saved).map(({ name, type, isOptional }) => ({
          name,
          type,
          is_required: !isOptional,
          is_editable: true,
        }));
  const descriptors = wanted.map((field) => ({
    field,
    descriptor: withSavedOption(describe(field, configured, countries), saved),
  }));
  const pick = (isEditable: boolean) =>
    descriptors.filter(({ field }) => field.is_editable === isEditable).map(({ descriptor }) => descriptor);
  return { editable: pick(true), fixed: pick(false) };
}

function withDocument(
  configured: readonly FieldDescriptor[],
  saved: Profile | null,
): readonly FieldDescriptor[] {
  if (!saved?.document || configured.some(({ name }) => isDocumentField(name))) return configured;
  return [...configured, { name: 'document', type: 'cpf', isOptional: true }];
}

function describe(
  field: PersonalDataField,
  configured: readonly FieldDescriptor[],
  countries: readonly FieldOption[],
): FieldDescriptor {
  const { name } = field;
  const known =
    configured.find((candidate) => candidate.name === name) ??
    [...DEFAULT_FORMS.profile, COUNTRY].find((candidate) => candidate.name === name);
  return choosable({
    ...(known ?? { label: readableName(name) }),
    // What the player has not saved must not look saved.
    default: null,
    name,
    type: typeOf(field, known),
    isOptional: !field.is_required,
    options: optionsOf(name, countries) ?? known?.options ?? null,
  });
}

/** A country may be saved by its name in another language: an untouched choice must not lose or refuse it. */
function withSavedOption(field: FieldDescriptor, saved: Profile | null): FieldDescriptor {
  const value = String((saved && savedValue(saved, field.name)) ?? '');
  const { type, options } = field;
  if (type !== 'select' || value === '' || options?.some((option) => option.value === value)) return field;
  return { ...field, options: [...(options ?? []), { value, label: value }] };
}

/** The country as a name, `Country` (R-PROF-01), which a platform may require beside `country_code`. */
const COUNTRY: FieldDescriptor = { name: 'country', type: 'text', labelKey: 'countryName', isOptional: true };

/** A country chosen from a list: `country_code` is sent as its code, `country` as its name. */
function optionsOf(name: string, countries: readonly FieldOption[]): readonly FieldOption[] | null {
  if (name === 'country_code') return countries;
  return name === 'country' ? countries.map(({ label }) => ({ value: label, label })) : null;
}

function typeOf({ name, type }: PersonalDataField, known: FieldDescriptor | undefined): FieldType {
  if (isDocumentField(name)) return 'cpf';
  return isFieldType(type) ? type : (known?.type ?? 'text');
}

/** `some_field` → `Some field`: a readable fallback for a field without a label. */
function readableName(name: string): string {
  const words = isDocumentField(name) ? 'CPF' : name.replace(/_/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function initialPersonalValues(profile: Profile, fields: readonly FieldDescriptor[]): FormValues {
  return Object.fromEntries(fields.map(({ name }) => [name, savedValue(profile, name)]));
}

/** The validated values in the format of `account.saveProfileInfo`: the document is one object. */
export function profileInput(values: FormValues): Record<string, WireValue> {
  const input: Record<string, WireValue> = {};
  for (const [name, value] of Object.entries(values)) {
    if (isDocumentField(name)) input.document = value ? { type: 'cpf', number: value } : null;
    else input[name] = value;
  }
  return input;
}

/** The form of a new contact: an e-mail or a phone with its country (R-PROF-04), as configured. */
export function contactFields(
  type: 'email' | 'phone',
  configured: readonly FieldDescriptor[],
): readonly FieldDescriptor[] {
  const own = configured.find((field) => field.name === 'contact' && field.type === type);
  return [own ?? { name: 'contact', type, labelKey: type }];
}

/** The single field of every confirmation by code. */
export function codeFields(label: string): readonly FieldDescriptor[] {
  return [{ name: 'code', type: 'code', label }];
}
