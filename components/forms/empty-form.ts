import type { ConfiguredForm } from './use-configured-form';

/**
 * Clears a submitted form. Focus moves from a field to the submit button: blurring a required field that was just
 * cleared would mark it as invalid.
 */
export function emptyForm({ methods }: ConfiguredForm): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) {
    activeElement.form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }
  methods.reset();
}
