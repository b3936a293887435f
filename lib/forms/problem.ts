/** The problem of a field: a message key (never a sentence) and the values of its placeholders. */
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

/** A control character, which no message of the platform begins with. */
const MARK = '\u001F';

/** Encodes a problem into the single string a form library stores per error; `decodeProblem` reverses it. */
export function encodeProblem({ key, params }: FieldProblem): string {
  return MARK + JSON.stringify([key, params]);
}

/** The problem encoded by `encodeProblem`, or null for a finished message (one that the platform sent). */
export function decodeProblem(text: string): FieldProblem | null {
  if (!text.startsWith(MARK)) return null;
  const [key, params]: [string, Record<string, string>] = JSON.parse(text.slice(MARK.length));
  return { key, params };
}
