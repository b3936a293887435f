/** Encodes any text for part of a URL, including unpaired surrogates, on which `encodeURIComponent` throws. */
export function encodePart(value: string | number): string {
  return encodeURIComponent(wellFormed(String(value)));
}

/** Replaces unpaired surrogates, which no URL can contain. */
export function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, '\ufffd');
}

/** Decodes part of a URL; null where its encoding is invalid. */
export function decodedPart(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The decoded form under which records are stored; a path with invalid encoding is returned unchanged. */
export function decodedPath(path: string): string {
  return decodedPart(path) ?? path;
}
