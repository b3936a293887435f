import type { ConfiguredForm } from '@/components/forms/use-configured-form';

/** What stands in the login field, so that the next step of the auth popup begins with it. */
export function loginOf(form: Pick<ConfiguredForm, 'methods'>): string {
  const { login } = form.methods.getValues();
  return typeof login === 'string' ? login.trim() : '';
}
