import { writeStored } from '@/lib/browser/storage';
import type { FieldDescriptor, FieldType, FormInput } from '@/lib/content/form-descriptor';
import { leftDrafts, offeredDrafts } from './drafts';
import { formKey } from './form-key';
import { CALLING_CODE_FIELD } from './phone';

/** Types that contain no secrets. Plain text is missing: a card or account number may be configured as one. */
const WITHOUT_SECRETS = new Set<FieldType>([
  'sum',
  'select',
  'checkbox',
  'flag',
  'email',
  'phone',
  'cardHolder',
]);

/** For the same page in another language, a new document (R-ROUTE-32). Loads with the language switch. */
export function storeDrafts(): void {
  const all = new Map(leftDrafts());
  for (const [key, { read, fields }] of offeredDrafts) {
    const values = read();
    if (values) all.set(key, fields ? withoutSecrets(fields, values) : values);
  }
  if (all.size > 0) writeStored('drafts', Object.fromEntries(all));
}

function withoutSecrets(fields: readonly FieldDescriptor[], values: FormInput): FormInput {
  const kept = fields.filter(({ type }) => WITHOUT_SECRETS.has(type)).map(({ name }) => formKey(name));
  const keys = new Set([...kept, CALLING_CODE_FIELD]);
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key)));
}
