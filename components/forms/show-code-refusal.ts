import type { CodeFailure } from '@/lib/session/login-rules';
import type { ConfiguredForm } from './use-configured-form';

/** A refusal whose texts are those of sign-in (`auth.codeFailure`). */
export type WordedFailure = Exclude<CodeFailure, 'invalid' | 'other'>;

/**
 * Shows why a code was refused, alike wherever one is typed in (R-2FA-05): a wrong one by the configured text of a
 * wrong code (R-VAL-22), one that is too old or malformed in sign-in's texts, all three at the field `code`; a code
 * requested too early is no fault of the one typed and is shown beside the button. False, and nothing shown, for any
 * other failure.
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
