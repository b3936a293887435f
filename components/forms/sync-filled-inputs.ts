import { formKey } from '@/lib/forms/form-key';
import type { ConfiguredForm } from './use-configured-form';

/** These have no typed value. */
const BOXES: readonly string[] = ['checkbox', 'radio'];

/**
 * Copies values into the form that were set in its inputs without an event, as some password managers do: what is sent
 * is what is shown.
 * @returns Whether an amount was among them: the submit button has not named it yet.
 */
export function syncFilledInputs(element: HTMLFormElement, { methods, fields }: ConfiguredForm): boolean {
  const filled = fields.flatMap(({ name, type }) => {
    const input = element.elements.namedItem(name);
    const isText = input instanceof HTMLInputElement && !BOXES.includes(input.type);
    if (!isText || input.value === '') return [];
    const isKnown = input.value === String(methods.getValues(formKey(name)) ?? '');
    return isKnown ? [] : [{ name, type, value: input.value }];
  });
  for (const { name, value } of filled) {
    methods.setValue(formKey(name), value, { shouldDirty: true, shouldTouch: true });
  }
  return filled.some(({ type }) => type === 'sum');
}
