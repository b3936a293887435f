import * as z from 'zod/mini';
import type { FieldDescriptor, FormInput, FormValues } from './descriptor';
import { patternOf, validateField } from './field-types';
import { formKey } from './form-key';
import { preparePatterns } from './patterns';
import { CALLING_CODE_FIELD, loadPhoneLibrary } from './phone';
import { encodeProblem } from './problem';
import type { FormSettings } from './settings';
import { submittedValues } from './values';

const fieldValue = z.optional(z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** A repeated password without a configured partner repeats the first password of its form (R-VAL-14). */
export function withPartners(fields: readonly FieldDescriptor[]): FieldDescriptor[] {
  const partner =
    fields.find(({ type }) => type === 'newPassword') ?? fields.find(({ type }) => type === 'password');
  return fields.map((field) =>
    field.type === 'repeatedPassword' && !field.sameAs && partner
      ? { ...field, sameAs: partner.name }
      : field,
  );
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
 * The schema of a form made of field descriptors, for the form library's resolver: values come in by `formKey`. Its issues carry encoded problems
 * (`decodeProblem`), its output is what the platform takes (`submittedValues`). Asynchronous: pattern engine and numbering
 * plans load with the first check.
 */
export function buildSchema(fields: readonly FieldDescriptor[], settings: FormSettings) {
  const all = withPartners(fields);
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
