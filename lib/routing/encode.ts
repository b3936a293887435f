/**
 * Encodes any text for a part of an address, halves of surrogate pairs included, which the platform function refuses.
 */
export function encodePart(value: string | number): string {
  return encodeURIComponent(wellFormed(String(value)));
}

/** Replaces halves of surrogate pairs, which no address can carry. */
export function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, '\ufffd');
}

/** A part of an address decoded; null where its encoding is broken. */
export function decodedPart(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The plain spelling of an address, under which records are stored; one whose encoding is broken stays as it is. */
export function decodedPath(path: string): string {
  return decodedPart(path) ?? path;
}
