import type { ConfiguredForm } from './use-configured-form';

/**
 * Empties a form that was sent. The focus goes from a field to the button that submits: leaving a required field that
 * has just been emptied would call it wrong.
 */
export function emptyForm({ methods }: ConfiguredForm): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) {
    activeElement.form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }
  methods.reset();
}
