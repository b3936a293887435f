import type { CodeFailure } from '@/lib/session/login-rules';
import type { ConfiguredForm } from './use-configured-form';

/** A refusal with the texts of sign-in (`auth.codeFailure`). */
export type WordedFailure = Exclude<CodeFailure, 'invalid' | 'other'>;

/**
 * Shows why a code was refused, the same wherever it is entered (R-2FA-05): a wrong code with its configured text
 * (R-VAL-22), an expired or malformed one with sign-in's texts, all at the field `code`; a code requested too early is
 * not the typed code's fault and is shown beside the button. Returns false and shows nothing for any other failure.
 */
export async function showCodeRefusal(
  form: ConfiguredForm,
  failure: CodeFailure,
  words: (failure: WordedFailure) => string | Promise<string>,
): Promise<boolean> {
  if (failure === 'other') return false;
  if (failure === 'invalid') {
    form.applyErrors({ code: [{ code: 'invalid' }] });
    return true;
  }
  const message = await words(failure);
  if (failure === 'tooEarly') form.showError(message);
  else form.methods.setError('code', { type: 'server', message }, { shouldFocus: true });
  return true;
}

/** Clears the code field for a newly sent code: the old code and its errors no longer apply. */
export function emptyCode({ methods }: ConfiguredForm): void {
  methods.resetField('code');
  methods.clearErrors();
  methods.setFocus('code');
}
