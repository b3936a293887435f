/**
 * Start and end of the search text in a name; null where the spelling differs. Letters whose lower case has another
 * length ("İ") are not lowered, which would shift the positions after them.
 */
export function markedPart(name: string, query: string): readonly [start: number, end: number] | null {
  const part = small(query.trim());
  const start = part === '' ? -1 : small(name).indexOf(part);
  return start < 0 ? null : [start, start + part.length];
}

function small(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
}
