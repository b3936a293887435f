import type { FieldSource } from './form-field';

/** Countries a player may live in, in alphabetical order of their English names. */
export const COUNTRY_OPTIONS: NonNullable<FieldSource['options']> = [
  { value: 'AT', label: { en: 'Austria', fr: 'Autriche' } },
  { value: 'BE', label: { en: 'Belgium', fr: 'Belgique' } },
  { value: 'CA', label: { en: 'Canada', fr: 'Canada' } },
  { value: 'FI', label: { en: 'Finland', fr: 'Finlande' } },
  { value: 'FR', label: { en: 'France', fr: 'France' } },
  { value: 'DE', label: { en: 'Germany', fr: 'Allemagne' } },
  { value: 'IE', label: { en: 'Ireland', fr: 'Irlande' } },
  { value: 'IT', label: { en: 'Italy', fr: 'Italie' } },
  { value: 'LU', label: { en: 'Luxembourg', fr: 'Luxembourg' } },
  { value: 'MC', label: { en: 'Monaco', fr: 'Monaco' } },
  { value: 'NL', label: { en: 'Netherlands', fr: 'Pays-Bas' } },
  { value: 'NO', label: { en: 'Norway', fr: 'Norvège' } },
  { value: 'PT', label: { en: 'Portugal', fr: 'Portugal' } },
  { value: 'ES', label: { en: 'Spain', fr: 'Espagne' } },
  { value: 'SE', label: { en: 'Sweden', fr: 'Suède' } },
  { value: 'CH', label: { en: 'Switzerland', fr: 'Suisse' } },
];
