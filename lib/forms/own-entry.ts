/** The entry of a table under a configured name; an inherited one (`constructor`, `toString`) is none. */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
