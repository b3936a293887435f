/** Names the form library keeps for itself. */
const TAKEN = new Set(['root', 'constructor', '__proto__', 'prototype']);

/**
 * The name under which the form library keeps a field. It takes dots, commas and brackets in a name for a path into
 * nested values; operators and platforms name fields as they like (`card.holder`), so such signs are written in another
 * way. Different names never share a key; a plain name is its own key.
 */
export function formKey(name: string): string {
  if (TAKEN.has(name)) return `$${name}`;
  return name.replace(/[^\w-]/g, (sign) => `$${sign.charCodeAt(0).toString(16)}$`);
}

/** Values by field name as the form library keeps them. */
export function byFormKey<Value>(values: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [formKey(name), value]));
}
