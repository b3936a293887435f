import { Agent, request } from 'undici';
import { responseText } from '../cluster/response-text';
import type { RequestKind } from '../cluster/traffic';

export interface LoadTally {
  sent: number;
  right: number;
  /** Refused in order: 503 with `Retry-After`. */
  refused: number;
  wrong: number;
  examples: string[];
  /** Could not be sent, because too many were waiting. */
  skipped: number;
}

const TICK_MS = 10;
const MAX_WAITING = 1_500;
const MAX_EXAMPLES = 8;

/** Requests at a fixed rate, whatever the responses do: visitors do not wait for one another. */
export class OpenLoad {
  readonly #agent = new Agent({ connections: 400, headersTimeout: 60_000, bodyTimeout: 60_000 });
  readonly #tally: LoadTally = { sent: 0, right: 0, refused: 0, wrong: 0, examples: [], skipped: 0 };
  #waiting = 0;
  #owed = 0;
  #turn = 0;

  constructor(
    private readonly origin: string,
    private readonly kinds: readonly RequestKind[],
    private readonly ratePerSecond: number,
  ) {}

  /** Runs for so long and waits for the last response. */
  async run(durationMs: number): Promise<LoadTally> {
    const end = performance.now() + durationMs;
    let last = performance.now();
    while (performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
      const now = performance.now();
      this.#owed += ((now - last) / 1_000) * this.ratePerSecond;
      last = now;
      for (; this.#owed >= 1; this.#owed -= 1) this.#start();
    }
    while (this.#waiting > 0) await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    await this.#agent.close();
    return this.#tally;
  }

  #start(): void {
    const kind = this.kinds[this.#turn++ % this.kinds.length];
    if (kind === undefined) return;
    if (this.#waiting >= MAX_WAITING) {
      this.#tally.skipped += 1;
      return;
    }
    this.#waiting += 1;
    this.#tally.sent += 1;
    void this.#send(kind).finally(() => {
      this.#waiting -= 1;
    });
  }

  async #send(kind: RequestKind): Promise<void> {
    try {
      const { statusCode, headers, body } = await request(this.origin + kind.path, {
        dispatcher: this.#agent,
        method: kind.method,
        headers: kind.headers ?? {},
        body: kind.body ?? null,
      });
      const text = await responseText(body);
      if (kind.isRight(statusCode, text)) this.#tally.right += 1;
      else if (statusCode === 503 && headers['retry-after'] !== undefined) this.#tally.refused += 1;
      else this.#miss(`${kind.name}: ${statusCode} ${text.slice(0, 100)}`);
    } catch (error) {
      this.#miss(`${kind.name}: ${String(error)}`);
    }
  }

  #miss(example: string): void {
    this.#tally.wrong += 1;
    if (this.#tally.examples.length < MAX_EXAMPLES) this.#tally.examples.push(example);
  }
}
