/**
 * Where a name holds what was searched for, as a start and an end; null where it is written otherwise. Letters whose
 * lower case has another length ("İ") stay as they are: else all places after them would be shifted.
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
