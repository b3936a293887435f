/** Names reserved by the form library. */
const TAKEN = new Set(['root', 'constructor', '__proto__', 'prototype']);

/**
 * The key of a field in the form library. The library parses dots, commas and brackets in a name as a path into nested
 * values; operators and platforms name fields as they like (`card.holder`), so such characters are escaped. Different
 * names never share a key; a plain name is its own key.
 */
export function formKey(name: string): string {
  if (TAKEN.has(name)) return `$${name}`;
  return name.replace(/[^\w-]/g, (sign) => `$${sign.charCodeAt(0).toString(16)}$`);
}

/** Converts values by field name to values by form key. */
export function byFormKey<Value>(values: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [formKey(name), value]));
}
