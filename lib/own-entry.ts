/** A table's own entry under a configured name; an inherited property (`constructor`, `toString`) does not count. */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
