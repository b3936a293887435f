import { describe, expect, it } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { DEFAULT_FORMS } from '@/lib/forms/default-forms';
import { initialValues } from '@/lib/forms/values';
import { contactFields, initialPersonalValues, personalForm, profileInput } from './form';
import { contactText, leftLimitRatio } from './rules';
import { profile as profileSchema, type Profile } from './schema';

const countries = [{ value: 'FR', label: 'France' }];
const choice = (name: string) => [{ value: name, label: name }];
const profile = profileSchema.parse({
  first_name: 'Ann',
  document: { type: 'cpf', number: '123' },
  contacts: [],
});

describe('personalForm', () => {
  it('R-PROF-02: the platform decides which fields there are, which are required and which editable', () => {
    const { editable, fixed } = personalForm(
      [
        { name: 'first_name', type: 'first_name', is_required: true, is_editable: false },
        { name: 'country_code', type: 'select', is_required: true, is_editable: true },
        { name: 'shoe_size', type: 'mystery', is_required: false, is_editable: true },
      ],
      [{ name: 'first_name', type: 'first_name', label: 'Given name' }],
      countries,
    );
    expect(fixed).toMatchObject([{ name: 'first_name', label: 'Given name', isOptional: false }]);
    expect(editable).toMatchObject([
      { name: 'country_code', options: countries, labelKey: 'country' },
      { name: 'shoe_size', type: 'text', label: 'Shoe size', isOptional: true },
    ]);
  });

  it('R-PROF-01: country and country code have labels of their own in both languages', () => {
    const fields = ['country', 'country_code'].map((name) => ({
      name,
      type: 'text',
      is_required: false,
      is_editable: true,
    }));
    const keys = personalForm(fields, [], countries).editable.map(({ labelKey }) => labelKey ?? 'name');
    for (const { forms } of Object.values(catalogue)) {
      const labels: Readonly<Record<string, string>> = forms.labels;
      expect(new Set(keys.map((key) => labels[key])).size).toBe(2);
    }
    expect(keys).toEqual(['countryName', 'country']);
  });

  it('R-PROF-01: shows the document of a player who has one where the platform names no fields', () => {
    const types = (saved: Profile) =>
      personalForm([], DEFAULT_FORMS.profile, countries, saved).editable.map(({ type }) => type);
    const without = { ...profile, document: null };
    expect(types(profile)).toEqual([...types(without), 'cpf']);
    expect(types(without)).not.toContain('cpf');
    const own = personalForm([], [{ name: 'cpf', type: 'cpf' }], countries, profile).editable;
    expect(own.map(({ name }) => name)).toEqual(['cpf']);
  });

  it('R-PROF-01: a country chosen from a list is sent by its name, a country code by its code', () => {
    const fields = ['country', 'country_code'].map((name) => ({
      name,
      type: 'select',
      is_required: true,
      is_editable: true,
    }));
    const [country, code] = personalForm(fields, [], [{ value: 'FR', label: 'France' }]).editable;
    expect(country?.options).toEqual([{ value: 'France', label: 'France' }]);
    expect(code?.options).toEqual([{ value: 'FR', label: 'France' }]);
  });

  it.each([
    ['country', 'Frankreich', [...choice('France'), { value: 'Frankreich', label: 'Frankreich' }]],
    ['country', 'France', choice('France')],
    ['country', '', choice('France')],
    ['country_code', 'XK', [...countries, { value: 'XK', label: 'XK' }]],
  ])('a choice of %s keeps %j that is saved, also if the list does not have it', (name, value, options) => {
    const field = { name, type: 'select', is_required: true, is_editable: true };
    const saved = profileSchema.parse({ [name]: value });
    expect(personalForm([field], [], countries, saved).editable[0]?.options).toEqual(options);
  });

  it('a choice without options is typed in, so that a required one can be answered', () => {
    const field = { name: 'occupation', type: 'select', is_required: true, is_editable: true };
    expect(personalForm([field], [], countries).editable[0]?.type).toBe('text');
    const [code] = personalForm([{ ...field, name: 'country_code' }], [], []).editable;
    expect(code?.type).toBe('text');
  });

  it('falls back to the configured form when the platform names no field', () => {
    const { editable } = personalForm([], [{ name: 'region', type: 'text', label: 'Region' }], countries);
    expect(editable.map(({ name }) => name)).toEqual(['region']);
  });

  it('R-PROF-02: a field that the client does not know starts with what is saved under its name', () => {
    const { editable } = personalForm(
      [
        { name: 'tax_id', type: 'custom', is_required: true, is_editable: true },
        { name: 'employer', type: 'text', is_required: false, is_editable: true },
      ],
      [],
      countries,
    );
    const saved = profileSchema.parse({ tax_id: 'FR 12', employer: 'Inc', shoe_size: '9' });
    expect(initialPersonalValues(saved, editable)).toEqual({ tax_id: 'FR 12', employer: 'Inc' });
  });

  it('R-PROF-01: a configured default does not look saved', () => {
    const configured = [{ name: 'country_code', type: 'select', label: 'Country', default: 'FR' }] as const;
    const { editable } = personalForm([], configured, countries, profile);
    const start = initialPersonalValues(profile, editable);
    expect(initialValues(editable, start)).toMatchObject({ country_code: '' });
  });

  it('R-PROF-02: a box starts as it is saved, also where the client does not know it', () => {
    const boxes = ['is_pep', 'is_rich'].map((name) => ({
      name,
      type: 'flag',
      is_required: false,
      is_editable: true,
    }));
    const saved = profileSchema.parse({ is_pep: true, is_rich: false });
    const { editable } = personalForm(boxes, [], countries, saved);
    const start = initialPersonalValues(saved, editable);
    expect(initialValues(editable, start)).toEqual({ is_pep: true, is_rich: false });
  });

  it('R-PROF-01: reads and sends the document as one object', () => {
    const { editable } = personalForm(
      [{ name: 'cpf', type: 'cpf', is_required: true, is_editable: true }],
      [],
      countries,
    );
    expect(initialPersonalValues(profile, editable)).toEqual({ cpf: '123' });
    expect(profileInput({ cpf: '456', first_name: 'Ann' })).toEqual({
      document: { type: 'cpf', number: '456' },
      first_name: 'Ann',
    });
  });
});

describe('contactFields', () => {
  it.each(['email', 'phone'] as const)('R-PROF-04: a new %s has the field that is configured', (type) => {
    const own = { name: 'contact', type, label: 'Reach me at' };
    expect(contactFields(type, [own])).toEqual([own]);
    expect(contactFields(type, [])).toEqual([{ name: 'contact', type, labelKey: type }]);
  });
});

describe('profile rules', () => {
  it('writes phone contacts with their plus', () => {
    expect(contactText({ type: 'phone', contact: '33612345678' })).toBe('+33612345678');
    expect(contactText({ type: 'email', contact: 'a@b.com' })).toBe('a@b.com');
  });

  it('R-CASH-16: returns how much of a limit is used up', () => {
    const limit = { can_edit: true, expired_at: null, period: 'day' } as const;
    expect(leftLimitRatio({ ...limit, limit_amount: 500, available_amount: 400 })).toBe(0.8);
    expect(leftLimitRatio({ ...limit, limit_amount: 500, available_amount: -5 })).toBe(0);
    expect(leftLimitRatio({ ...limit, limit_amount: null, available_amount: null })).toBeNull();
  });
});
