import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  /** Path and query as received. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Responder = (response: ServerResponse, request: ReceivedRequest) => void;

export interface BackEnd {
  origin: string;
  /** Every request since the last `reset`. */
  requests: ReceivedRequest[];
  /** Responds to subsequent requests. */
  respond: Responder;
  reset(): void;
  close(): Promise<void>;
}

/** A back end on a free local port that responds as the test defines. */
export async function startBackEnd(usual: Responder): Promise<BackEnd> {
  const server = createServer((incoming, response) => void receive(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const backEnd: BackEnd = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    respond: usual,
    reset() {
      backEnd.requests = [];
      backEnd.respond = usual;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  async function receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk as Uint8Array));
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body: Buffer.concat(chunks) };
    backEnd.requests.push(request);
    backEnd.respond(response, request);
  }
  return backEnd;
}

/** A JSON response with further headers. */
export function jsonResponse(
  body: unknown,
  status = 200,
  headers: Record<string, string | string[]> = {},
): Responder {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** A local port where nobody listens. */
export async function closedOrigin(): Promise<string> {
  const gone = await startBackEnd((response) => response.end());
  await gone.close();
  return gone.origin;
}
