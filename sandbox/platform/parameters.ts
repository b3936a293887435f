import { PlatformFault } from './method';

/** Query or body with absent values left out: the literal `null` and the empty text count as not given. */
export type Parameters = ReadonlyMap<string, string>;

const LONGEST_BODY_BYTES = 1_000_000;

export function queryParameters(url: URL): Parameters {
  return withoutAbsent(url.searchParams);
}

/** Parsed body of a POST; a request without a body gives none. Throws InvalidRequestException for one it cannot read. */
export async function bodyParameters(request: Request): Promise<Parameters> {
  const type = request.headers.get('Content-Type') ?? '';
  const isForm =
    type.startsWith('multipart/form-data') || type.startsWith('application/x-www-form-urlencoded');
  if (!isForm) return new Map();
  if (Number(request.headers.get('Content-Length') ?? 0) > LONGEST_BODY_BYTES) {
    throw new PlatformFault('InvalidRequestException', 'The request body is too long');
  }
  try {
    return withoutAbsent(textEntries(await request.formData()));
  } catch {
    throw new PlatformFault('InvalidRequestException', 'The request body cannot be read');
  }
}

function* textEntries(form: FormData): Generator<[string, string]> {
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') yield [name, value];
  }
}

function withoutAbsent(entries: Iterable<[string, string]>): Parameters {
  const map = new Map<string, string>();
  for (const [name, value] of entries) {
    if (value !== '' && value !== 'null' && !map.has(name)) map.set(name, value);
  }
  return map;
}
