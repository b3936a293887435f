import type { ContentLocale, ContentRecord } from '../../content-value';
import type { Localized } from '../localized';

/** A field in both languages; a key left out is null in the record. */
export interface FieldSource {
  name: string;
  type: string;
  label: Localized<string>;
  placeholder?: Localized<string>;
  isOptional?: boolean;
  minDate?: string;
  maxDate?: string;
  options?: readonly { value: string; label: Localized<string> }[];
  sameAs?: string;
  default?: string;
}

/** One field as the contract writes it (5.3, "Form field"), every key present. */
function formField(locale: ContentLocale, source: FieldSource): ContentRecord {
  return {
    name: source.name,
    type: source.type,
    label: source.label[locale],
    placeholder: source.placeholder?.[locale] ?? null,
    isOptional: source.isOptional ?? false,
    mask: null,
    pattern: null,
    min: null,
    max: null,
    minDate: source.minDate ?? null,
    maxDate: source.maxDate ?? null,
    options: source.options?.map(({ value, label }) => ({ value, label: label[locale] })) ?? null,
    sameAs: source.sameAs ?? null,
    default: source.default ?? null,
    messages: {},
  };
}

export function formFields(locale: ContentLocale, sources: readonly FieldSource[]): ContentRecord[] {
  return sources.map((source) => formField(locale, source));
}
