import { z } from 'zod';
import { FIELD_TYPES } from './form-descriptor';
import {
  anyNumber,
  dictionary,
  flag,
  list,
  oneOf,
  optionalText,
  requiredText,
  section,
} from './schema-fields';

const optionalNumber = anyNumber.nullable().catch(null);
const optionValue = z.union([z.string(), z.number().transform(String)]);

/** A field name that is an own key of the form's values, never a path into a prototype. */
const fieldName = z
  .string()
  .regex(/^[A-Za-z][\w-]{0,63}$/)
  .refine((name) => name !== 'constructor' && name !== 'prototype');

const formField = z.object({
  name: fieldName,
  type: oneOf(FIELD_TYPES, 'text'),
  label: optionalText(),
  placeholder: optionalText(),
  isOptional: flag(false),
  mask: optionalText(),
  pattern: optionalText(),
  min: optionalNumber,
  max: optionalNumber,
  minDate: optionalText(),
  maxDate: optionalText(),
  options: list(z.object({ value: optionValue, label: requiredText() })),
  /** Name of the field this one must repeat. */
  sameAs: fieldName.nullable().catch(null),
  default: z.union([z.string(), z.number(), z.boolean()]).nullable().catch(null),
  messages: dictionary(requiredText(), 50),
});

/** Of two fields with the same name the first wins. */
const form = list(formField, 60).transform((fields) =>
  fields.filter((field, index) => fields.findIndex(({ name }) => name === field.name) === index),
);

/** `forms-config` (R-AUTH-08, R-AUTH-16, R-VAL-21). An absent form uses the client's own fields. */
export const formsConfigSchema = z.object({
  registrationStrategy: oneOf(['eager', 'submit'], 'eager'),
  messages: dictionary(requiredText(), 200),
  patterns: dictionary(requiredText(), 100),
  masks: dictionary(requiredText(), 100),
  forms: dictionary(form, 50),
});

export type FormsConfig = z.output<typeof formsConfigSchema>;

function registrationFlag(isEnabled: boolean, isTicked: boolean) {
  return section({ isEnabled: flag(isEnabled), default: flag(isTicked) });
}

/** `auth-config` (R-AUTH-07). Spec silent on the rest; chosen: both kinds, no service, mini-app on. */
export const authConfigSchema = z.object({
  registrationTypes: list(z.enum(['email', 'phone'])).transform((types) =>
    types.length > 0 ? [...new Set(types)] : (['email', 'phone'] satisfies typeof types),
  ),
  services: list(z.string().regex(/^[\w-]{1,64}$/), 20),
  terms: registrationFlag(true, false),
  notify: registrationFlag(true, true),
  markBetting: registrationFlag(false, false),
  isMiniAppEnabled: flag(true),
});

export type AuthConfig = z.output<typeof authConfigSchema>;
