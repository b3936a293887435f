import * as z from 'zod/mini';
import { birthLimits } from './day-rules';
import type { FieldDescriptor, FormInput, FormValues } from '@/lib/content/form-descriptor';
import { patternOf, validateField } from './field-types';
import { formKey } from './form-key';
import { preparePatterns } from './patterns';
import { CALLING_CODE_FIELD, loadPhoneLibrary } from './phone';
import { encodeProblem } from './problem';
import type { FormSettings } from './settings';
import { submittedValues } from './values';

const fieldValue = z.optional(z.union([z.string(), z.number(), z.boolean(), z.null()]));

/**
 * Completes the fields' configuration: a repeated password repeats the new one of its form, else the previous one
 * (R-VAL-14); a date of birth has the limits of a player's age (R-VAL-07).
 */
export function completeFields(fields: readonly FieldDescriptor[]): FieldDescriptor[] {
  let partner = fields.find(({ type }) => type === 'newPassword');
  const isChosen = partner !== undefined;
  return fields.map((field) => {
    if (field.type === 'password' && !isChosen) partner = field;
    if (field.type === 'repeatedPassword' && !field.sameAs && partner)
      return { ...field, sameAs: partner.name };
    return field.type === 'date' && field.name === 'birth_date' ? withBirthLimits(field) : field;
  });
}

function withBirthLimits(field: FieldDescriptor): FieldDescriptor {
  const { minDate, maxDate } = birthLimits(Date.now());
  return { ...field, minDate: field.minDate || minDate, maxDate: field.maxDate || maxDate };
}

async function prepare(fields: readonly FieldDescriptor[], settings: FormSettings): Promise<void> {
  const patterns = fields
    .map((field) => patternOf(field, settings.patterns))
    .filter((pattern) => pattern !== null);
  await Promise.all([
    preparePatterns(patterns),
    fields.some(({ type }) => type === 'phone') ? loadPhoneLibrary() : undefined,
  ]);
}

function shapeOf(fields: readonly FieldDescriptor[]) {
  const names = [...fields.map(({ name }) => formKey(name)), CALLING_CODE_FIELD];
  return Object.fromEntries(names.map((name) => [name, fieldValue]));
}

/**
 * The schema of a form for the form library's resolver: values come in by `formKey`, issues are encoded problems
 * (`decodeProblem`), the output is what the platform accepts (`submittedValues`). Asynchronous: the pattern engine and
 * numbering plans load with the first validation.
 */
export function buildSchema(fields: readonly FieldDescriptor[], settings: FormSettings) {
  const all = completeFields(fields);
  const checked = z.object(shapeOf(all)).check(async (payload) => {
    await prepare(all, settings);
    const values = definedValues(all, payload.value);
    for (const field of all) {
      const found = validateField(field, values[field.name], values, settings);
      if (found === null) continue;
      payload.issues.push({
        code: 'custom',
        message: encodeProblem(found),
        path: [formKey(field.name)],
        input: values[field.name],
        continue: true,
      });
    }
  });
  return z.pipe(
    checked,
    z.transform((values) => submittedValues(all, definedValues(all, values), settings)),
  );
}

/** The form's values by the fields' own names. */
function definedValues(fields: readonly FieldDescriptor[], values: FormInput): FormValues {
  const names = [...fields.map(({ name }) => name), CALLING_CODE_FIELD];
  return Object.fromEntries(names.map((name) => [name, values[formKey(name)] ?? null]));
}
