/** The value of a JSON text, or undefined where it is none. A byte order mark before it counts as nothing (RFC 8259). */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}
