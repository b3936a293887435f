import { LATE_PART, type EarlyField } from './script';

/** Boxes have one value, ticked or not, and are left as they are. */
const FIELDS = `${LATE_PART} :is(input:not([type=checkbox], [type=radio]), textarea, select)`;

/**
 * Resolves when the browser has put something back into the fields of parts that hydrate late, on the way back or after a
 * reload: no event tells of it, and the form would show one value and send another. Never without such a field.
 */
export function fieldsRestored(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => noteRestored() && resolve();
    look();
    // Browsers do it once the document is parsed.
    if (document.readyState !== 'complete') window.addEventListener('load', look, { once: true });
  });
}

/** Records the values as if they had been typed. */
function noteRestored(): boolean {
  const early = window.earlyActions;
  const fields = document.querySelectorAll<EarlyField>(FIELDS);
  const restored = [...fields].filter((field) => field.value !== renderedValue(field));
  for (const field of restored) early?.typed.set(field, [field.value, undefined]);
  early?.replay?.();
  return restored.length > 0;
}

function renderedValue(field: EarlyField): string | undefined {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}
