import { Agent, errors, request, type Dispatcher } from 'undici';
import { responseText } from '../support/response-text';

export interface RequestKind {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  isRight(status: number, text: string): boolean;
}

export interface Tally {
  sent: number;
  wrong: number;
  /** Requests that only went through at the second try. */
  sentAgain: number;
  /** The first few that went wrong, in words. */
  examples: string[];
  /** Milliseconds below which 99 of 100 responses came. */
  p99: number;
}

interface TrafficOptions {
  /** Each client's rest after a request. */
  pauseMs?: number;
  /**
   * A balancer that reloads its settings closes kept-alive connections, maybe under a pending request. What
   * only reads is then sent once more, as browsers do (RFC 9112, 9.3.1).
   */
  isBalancerReloaded?: boolean;
}

const MAX_EXAMPLES = 8;

/** Steady load from several clients at once, kinds in turn; every response is judged. */
export class Traffic {
  readonly #agent: Agent;
  /** For what changes something, which is never sent twice: a kept-alive connection may be closing. */
  readonly #unpooled: Agent;
  readonly #times: number[] = [];
  readonly #tally = { sent: 0, wrong: 0, sentAgain: 0, examples: [] as string[] };
  #isRunning = true;
  #next = 0;
  readonly #workers: Promise<void>[];

  constructor(
    private readonly origins: readonly string[],
    private readonly kinds: readonly RequestKind[],
    clients: number,
    private readonly options: TrafficOptions = {},
  ) {
    const limits = { connections: clients, headersTimeout: 40_000, bodyTimeout: 40_000 };
    this.#agent = new Agent(limits);
    this.#unpooled = new Agent({ ...limits, pipelining: 0 });
    this.#workers = Array.from({ length: clients }, () => this.#work());
  }

  get sent(): number {
    return this.#tally.sent;
  }

  get wrong(): number {
    return this.#tally.wrong;
  }

  async stop(): Promise<Tally> {
    this.#isRunning = false;
    await Promise.all(this.#workers);
    await Promise.all([this.#agent.close(), this.#unpooled.close()]);
    const sorted = this.#times.sort((one, other) => one - other);
    return { ...this.#tally, p99: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0) };
  }

  async #work(): Promise<void> {
    while (this.#isRunning) {
      const turn = this.#next++;
      const kind = this.kinds[turn % this.kinds.length];
      const origin = this.origins[Math.floor(turn / this.kinds.length) % this.origins.length];
      if (kind && origin) await this.#send(kind, origin);
      const { pauseMs = 0 } = this.options;
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  async #send(kind: RequestKind, origin: string): Promise<void> {
    const since = performance.now();
    const trouble = await this.#troubleOf(kind, origin);
    this.#times.push(performance.now() - since);
    this.#tally.sent += 1;
    if (trouble === null) return;
    this.#tally.wrong += 1;
    if (this.#tally.examples.length < MAX_EXAMPLES) this.#tally.examples.push(trouble);
  }

  async #troubleOf(kind: RequestKind, origin: string): Promise<string | null> {
    try {
      const { statusCode, body } = await this.#request(kind, origin);
      const text = await responseText(body);
      if (kind.isRight(statusCode, text)) return null;
      return `${kind.name}: ${statusCode} ${text.slice(0, 120)}`;
    } catch (error) {
      return `${kind.name}: ${String(error)}`;
    }
  }

  async #request(kind: RequestKind, origin: string): Promise<Dispatcher.ResponseData> {
    const send = () =>
      request(origin + kind.path, {
        dispatcher: kind.method === 'POST' ? this.#unpooled : this.#agent,
        method: kind.method,
        headers: kind.headers ?? {},
        body: kind.body ?? null,
      });
    try {
      return await send();
    } catch (error) {
      if (!this.options.isBalancerReloaded || kind.method === 'POST' || !isClosedKeepAlive(error))
        throw error;
      this.#tally.sentAgain += 1;
      return send();
    }
  }
}

/** No byte of this response came, over a connection that had brought others before. */
function isClosedKeepAlive(error: unknown): boolean {
  return error instanceof errors.SocketError && (error.socket?.bytesRead ?? 0) > 0;
}

/** A tally in one line. */
export function summaryOf({ sent, wrong, sentAgain, p99, examples }: Tally): string {
  const again = sentAgain > 0 ? [`${sentAgain} sent again`] : [];
  return [`${sent} sent, ${wrong} wrong, p99 ${p99} ms`, ...again, ...examples].join('; ');
}
