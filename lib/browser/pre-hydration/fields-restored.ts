import type { EarlyField } from './script';

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
  if (early === undefined) return false;
  const fields = document.querySelectorAll<EarlyField>('[data-hydrates-late] :is(input, textarea, select)');
  const restored = [...fields].filter(isRestored);
  for (const field of restored) {
    early.typed.set(field, [field.value, 'checked' in field ? field.checked : undefined]);
  }
  early.replay?.();
  return restored.length > 0;
}

function isRestored(field: EarlyField): boolean {
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, rendered);
  }
  // Of radio buttons the ticked one stands for all of its group.
  if (field.type === 'radio')
    return (field as HTMLInputElement).checked && !(field as HTMLInputElement).defaultChecked;
  if (field.type === 'checkbox')
    return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  return field.value !== field.defaultValue;
}
