/** The value of a JSON text, or undefined where it is invalid. A leading byte order mark is ignored (RFC 8259). */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}
