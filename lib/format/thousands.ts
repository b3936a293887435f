/** `1234567` becomes `1,234,567`. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Parameters of a text with a whole number that may reach a thousand: `count` selects the plural, `number` shows. */
export function counted(count: number): { count: number; number: string } {
  return { count, number: groupThousands(String(count)) };
}
