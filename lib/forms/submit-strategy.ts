/** When a registration form shows errors (R-VAL-21): from the first visit of a field, or on submit. */
export type SubmitStrategy = 'eager' | 'submit';

/** Modes of the form library. A message is updated on every input, so that it vanishes once fixed. */
export function validationModes(strategy: SubmitStrategy | null | undefined) {
  return { mode: strategy === 'submit' ? 'onSubmit' : 'onTouched', reValidateMode: 'onChange' } as const;
}
