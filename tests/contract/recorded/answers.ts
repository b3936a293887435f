import { readFileSync } from 'node:fs';

export interface RecordedAnswer {
  status: number;
  body: unknown;
}

const FILE = new URL('./strapi.json', import.meta.url);

/**
 * Answers as Strapi gave them when they were recorded (`RECORD_CONTENT=1 npm run test:more -- cms`).
 * @throws Error for a request that was not recorded: the product asks for something else by now.
 */
export function recordedAnswers(): (request: Request) => Promise<Response> {
  const answers = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, RecordedAnswer>;
  return (request) => {
    const { pathname, search } = new URL(request.url);
    const key = `${request.headers.get('strapi-response-format') ?? 'flat'} ${pathname}${search}`;
    const answer = answers[key];
    if (answer === undefined) return Promise.reject(new Error(`Not recorded: ${key}`));
    return Promise.resolve(Response.json(answer.body, { status: answer.status }));
  };
}
