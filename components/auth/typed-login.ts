import type { ConfiguredForm } from '@/components/forms/use-configured-form';

/** Prefills the next step of the auth popup. */
export function loginOf(form: Pick<ConfiguredForm, 'methods'>): string {
  const { login } = form.methods.getValues();
  return typeof login === 'string' ? login.trim() : '';
}
