import type { FormInput } from '@/lib/content/form-descriptor';
import { restoreValues } from './form-actions';
import type { ConfiguredForm } from './use-configured-form';

/** Makes the values that were sent the saved ones of a form; what was typed since then stays as an unsaved change. */
export function resetToSent(methods: ConfiguredForm['methods'], sent: FormInput): void {
  const typed = methods.getValues();
  methods.reset(sent);
  restoreValues(methods, typed);
}
