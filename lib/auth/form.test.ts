import { expect, it } from 'vitest';
import { authConfigSchema, formsConfigSchema } from '@/lib/content/schema-forms';
import { registrationFields, socialRegistrationFields } from './form';

const OPTIONS = [
  { value: 'EUR', label: 'Euro' },
  { value: 'USD', label: 'Dollar' },
];
const LABELS = { notify: 'News', markBetting: 'Betting' };

/** The initial value of the currency field in both forms. */
function chosen(currency: object, defaultCurrency: string | null): unknown[] {
  const fields = [{ name: 'currency', type: 'select', options: OPTIONS, ...currency }];
  const forms = formsConfigSchema.parse({
    forms: { registrationEmail: fields, socialRegistration: fields },
  });
  const settings = { forms, auth: authConfigSchema.parse({}), defaultCurrency };
  return [registrationFields('email', settings, LABELS), socialRegistrationFields(settings)].map(
    (shown) => shown.find(({ name }) => name === 'currency')?.default ?? null,
  );
}

it.each([
  ['is chosen beforehand', {}, 'USD', 'USD'],
  ['gives way to what the operator chose', { default: 'EUR' }, 'USD', 'EUR'],
  ['is not chosen where it is not offered', {}, 'GBP', null],
  ['is not known', {}, null, null],
])('R-SESS-03: the platform’s default currency %s', (_case, field, currency, expected) => {
  expect(chosen(field, currency)).toEqual([expected, expected]);
});
