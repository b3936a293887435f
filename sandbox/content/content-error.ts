const ERROR_NAMES = {
  400: 'ValidationError',
  401: 'UnauthorizedError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
} as const;

type ContentErrorStatus = keyof typeof ERROR_NAMES;

/** A refusal of the content system; it becomes a response with that HTTP status and the contract's error body (5.1). */
export class ContentError extends Error {
  constructor(
    readonly status: ContentErrorStatus,
    message: string,
    readonly details: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = ERROR_NAMES[status];
  }

  toResponse(): Response {
    const { status, name, message, details } = this;
    const headers: Record<string, string> = status === 405 ? { Allow: 'GET, HEAD' } : {};
    return Response.json({ data: null, error: { status, name, message, details } }, { status, headers });
  }
}

/** The refusal of a query key that the collection does not know. */
export function invalidKey(key: string, param: string): ContentError {
  return new ContentError(400, `Invalid key ${key}`, { key, source: 'query', param });
}
