import { readFileSync } from 'node:fs';

export interface RecordedResponse {
  status: number;
  body: unknown;
}

const FILE = new URL('./strapi.json', import.meta.url);

/**
 * Responses as Strapi gave them when they were recorded (`RECORD_CONTENT=1 npm run test:more -- cms`).
 * @throws Error for a request that was not recorded: the product requests something else by now.
 */
export function recordedResponses(): (request: Request) => Promise<Response> {
  const responses = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, RecordedResponse>;
  return (request) => {
    const { pathname, search } = new URL(request.url);
    const key = `${request.headers.get('strapi-response-format') ?? 'flat'} ${pathname}${search}`;
    const response = responses[key];
    if (response === undefined) return Promise.reject(new Error(`Not recorded: ${key}`));
    return Promise.resolve(Response.json(response.body, { status: response.status }));
  };
}
