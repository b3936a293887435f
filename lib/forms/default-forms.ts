import type { FieldDescriptor, FormName } from '@/lib/content/form-descriptor';

const email: FieldDescriptor = { name: 'email', type: 'email', labelKey: 'email' };
const phone: FieldDescriptor = { name: 'phone', type: 'phone', labelKey: 'phone' };
const login: FieldDescriptor = { name: 'login', type: 'login', labelKey: 'login' };
const password: FieldDescriptor = { name: 'password', type: 'password', labelKey: 'password' };
const chosenPassword: FieldDescriptor = { ...password, type: 'newPassword' };

const profile: readonly FieldDescriptor[] = [
  { name: 'first_name', type: 'first_name', labelKey: 'firstName', isOptional: true },
  { name: 'last_name', type: 'last_name', labelKey: 'lastName', isOptional: true },
  { name: 'sex', type: 'sex', labelKey: 'sex', isOptional: true },
  { name: 'birth_date', type: 'date', labelKey: 'birthDate', isOptional: true },
  { name: 'country_code', type: 'select', labelKey: 'country', isOptional: true },
  { name: 'region', type: 'text', labelKey: 'region', isOptional: true },
  { name: 'home_town', type: 'text', labelKey: 'homeTown', isOptional: true },
  { name: 'address', type: 'address', labelKey: 'address', isOptional: true },
  { name: 'postcode', type: 'postcode', labelKey: 'postcode', isOptional: true },
];

/** Fields of each form where the content system configures none. Labels are keys of `forms.labels`. */
export const DEFAULT_FORMS: Readonly<Record<FormName, readonly FieldDescriptor[]>> = {
  registrationEmail: [email, chosenPassword],
  registrationPhone: [phone, chosenPassword],
  socialRegistration: [email],
  profile,
  authorization: [login, password],
  restore: [login],
  contact: [{ ...email, name: 'contact' }],
  password: [
    { name: 'old_password', type: 'password', labelKey: 'oldPassword' },
    { name: 'new_password', type: 'newPassword', labelKey: 'newPassword' },
    { name: 'repeat_password', type: 'repeatedPassword', labelKey: 'repeatPassword', sameAs: 'new_password' },
  ],
  fakeName: [{ name: 'fakename', type: 'fakeName', labelKey: 'fakeName' }],
  feedback: [
    { name: 'name', type: 'name', labelKey: 'name' },
    email,
    { name: 'subject', type: 'text', labelKey: 'subject' },
    { name: 'message', type: 'text', labelKey: 'message' },
  ],
};

/** The configured fields, else the built-in ones (R-AUTH-16); `lib/profile/form.ts` adds select options. */
export function formFields(
  name: FormName,
  configured?: Partial<Record<FormName, readonly FieldDescriptor[] | null>> | null,
): readonly FieldDescriptor[] {
  const fields = configured?.[name];
  if (!fields || fields.length === 0) return DEFAULT_FORMS[name];
  return name === 'profile' ? fields : fields.map(choosable);
}

/** A select without options becomes a text field. */
export function choosable(field: FieldDescriptor): FieldDescriptor {
  return field.type === 'select' && !field.options?.length ? { ...field, type: 'text' } : field;
}
