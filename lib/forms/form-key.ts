/** Names reserved by the form library. */
const TAKEN = new Set(['root', 'constructor', '__proto__', 'prototype']);

/**
 * The key of a field in the form library, which parses dots, commas and brackets in a name as a path into nested
 * values. Operators and platforms name fields as they like (`card.holder`), so these are escaped. Different names
 * never share a key; a plain name is its own key.
 */
export function formKey(name: string): string {
  if (TAKEN.has(name)) return `$${name}`;
  return name.replace(/[^\w-]/g, (sign) => `$${sign.charCodeAt(0).toString(16)}$`);
}

/** Keys values by form key instead of field name. */
export function byFormKey<Value>(values: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [formKey(name), value]));
}
