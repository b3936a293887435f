/** How eagerly a registration form speaks up (R-VAL-21): from the first visit of a field, or on submit. */
export type SubmitStrategy = 'eager' | 'submit';

/** Validation modes of the form library. A shown message always follows the typing, so that it vanishes once fixed. */
export function validationModes(strategy: SubmitStrategy | null | undefined) {
  return { mode: strategy === 'submit' ? 'onSubmit' : 'onTouched', reValidateMode: 'onChange' } as const;
}
