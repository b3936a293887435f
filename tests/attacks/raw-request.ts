import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface RawWish {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const LIMIT_MS = 20_000;

/**
 * Sends a path exactly as it is written: `fetch` would normalise it first. A broken connection counts as an empty
 * response with status 0.
 */
export function rawRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawWish = {},
) {
  const { hostname, port } = new URL(origin);
  return new Promise<RawResponse>((resolve) => {
    const broken = (): void => resolve({ status: 0, headers: {}, body: '' });
    const sent = request({ hostname, port, path, method, headers, agent, timeout: LIMIT_MS }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', broken);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', broken);
    sent.end(body);
  });
}

/** Does `act` for each item, a few at a time. */
export async function eachOf<Item>(items: readonly Item[], act: (item: Item) => Promise<void>, atOnce = 8) {
  const waiting = [...items];
  const work = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
