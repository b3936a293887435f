import { LATE_PART, type EarlyField } from './script';

/** Checkboxes and radio buttons have a fixed value, so they are ignored. */
const FIELDS = `${LATE_PART} :is(input:not([type=checkbox], [type=radio]), textarea, select)`;

/**
 * Resolves when the browser has restored the fields of late parts after a back navigation or a reload: no event
 * reports it, and the form would show one value and submit another. Never resolves without such a field.
 */
export function fieldsRestored(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => noteRestored() && resolve();
    look();
    // Browsers restore fields once the document is parsed.
    if (document.readyState !== 'complete') window.addEventListener('load', look, { once: true });
  });
}

/** Records the restored values as if they had been typed. */
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
