/** What is wrong with a field: a message key (never a sentence) and the values its text is filled with. */
export interface FieldProblem {
  key: string;
  params: Readonly<Record<string, string>>;
}

export function problem(key: string, params: Readonly<Record<string, string | number>> = {}): FieldProblem {
  return {
    key,
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
  };
}

/** A control character, which no sentence of the platform begins with. */
const MARK = '\u001F';

/** Writes a problem into the one text a form library keeps per error; `decodeProblem` reads it back. */
export function encodeProblem({ key, params }: FieldProblem): string {
  return MARK + JSON.stringify([key, params]);
}

/** The problem written by `encodeProblem`, or null for a ready sentence (one that the platform sent). */
export function decodeProblem(text: string): FieldProblem | null {
  if (!text.startsWith(MARK)) return null;
  const [key, params]: [string, Record<string, string>] = JSON.parse(text.slice(MARK.length));
  return { key, params };
}
