import { formKey } from '@/lib/forms/form-key';
import type { ConfiguredForm } from './use-configured-form';

/** Boxes have no text, and what stands in the others counts as typed. */
const BOXES: readonly string[] = ['checkbox', 'radio'];

/**
 * Takes over what stands in the inputs of a form though no event told of it, as after some password managers filled it
 * in: what is sent is what is seen.
 * @returns Whether a sum was among it, which the button that sends it has not named yet.
 */
export function takeUnheard(element: HTMLFormElement, { methods, fields }: ConfiguredForm): boolean {
  const unheard = fields.flatMap(({ name, type }) => {
    const input = element.elements.namedItem(name);
    const isText = input instanceof HTMLInputElement && !BOXES.includes(input.type);
    if (!isText || input.value === '') return [];
    const isKnown = input.value === String(methods.getValues(formKey(name)) ?? '');
    return isKnown ? [] : [{ name, type, value: input.value }];
  });
  for (const { name, value } of unheard) {
    methods.setValue(formKey(name), value, { shouldDirty: true, shouldTouch: true });
  }
  return unheard.some(({ type }) => type === 'sum');
}
