import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

type Reply = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/**
 * Firefox's own WebDriver, without geckodriver, which Debian does not have and which does no more than pass HTTP on to
 * it. Messages are JSON behind their length: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html.
 */
export class Marionette {
  readonly #waiting = new Map<number, Waiting>();
  #received = Buffer.alloc(0);
  #sent = 0;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (bytes: Buffer) => this.#read(bytes));
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox has ended.'));
    });
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Marionette(socket);
  }

  /** Sends a command; its result, out of the `value` that most results are wrapped in. */
  async send(name: string, params: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    const id = (this.#sent += 1);
    const message = JSON.stringify([0, id, name, params]);
    const result = await new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
    return result !== null && typeof result === 'object' && 'value' in result ? result.value : result;
  }

  close(): void {
    this.socket.destroy();
  }

  #read(bytes: Buffer): void {
    this.#received = Buffer.concat([this.#received, bytes]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const end = colon + 1 + Number(this.#received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.#received.length < end) return;
      this.#settle(JSON.parse(this.#received.subarray(colon + 1, end).toString()) as Reply | object);
      this.#received = this.#received.subarray(end);
    }
  }

  /** The greeting of a new connection is no list, and requested by nobody. */
  #settle(reply: Reply | object): void {
    if (!Array.isArray(reply)) return;
    const [, id, error, result] = reply as Reply;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(`${error.error}: ${error.message}`));
    else waiting?.resolve(result);
  }
}
