const PLACEHOLDER = /\$\$([A-Za-z]\w{0,39})\$\$/g;

/** Fills `Min length is $$min$$` (R-VAL-01), values not again; a placeholder without a value stays. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** True for a text that needs `fillPlaceholders` before it is shown. */
export function hasPlaceholders(text: string): boolean {
  return text.search(PLACEHOLDER) !== -1;
}
