import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a line between the site and a back end does with a request. */
export type LineState = 'open' | 'away' | 'maintenance';

const SWITCHED_OFF = JSON.stringify({
  data: null,
  error: { type: 'ApplicationDisabledException', message: '' },
});

/** A line to a back end that a test breaks and mends, for one server of its own: nobody else's world changes. */
export class BrokenLine {
  state: LineState = 'open';
  /** What the site gets instead of a response's body. */
  rewrite: ((url: string, body: string) => string) | null = null;
  /** Requested addresses, as they came. */
  readonly requested: string[] = [];
  private readonly server: Server;

  constructor(private readonly target: string) {
    this.server = createServer((incoming, outgoing) => this.carry(incoming, outgoing));
  }

  /** Opens the line and gives its address. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private carry(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (this.state === 'away') {
      incoming.socket.destroy();
      return;
    }
    if (this.state === 'maintenance') {
      outgoing.writeHead(503, { 'content-type': 'application/json' }).end(SWITCHED_OFF);
      return;
    }
    const { method, headers, url = '/' } = incoming;
    this.requested.push(url);
    if (this.rewrite) delete headers['accept-encoding'];
    const forward = httpRequest(`${this.target}${url}`, { method, headers }, (response) => {
      if (this.rewrite) return void this.respond(url, response, outgoing);
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forward.on('error', () => outgoing.destroy());
    incoming.pipe(forward);
  }

  private async respond(url: string, response: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = Buffer.concat(await response.toArray()).toString();
    const { 'content-length': _, ...headers } = response.headers;
    outgoing.writeHead(response.statusCode ?? 502, headers).end(this.rewrite?.(url, body) ?? body);
  }
}
