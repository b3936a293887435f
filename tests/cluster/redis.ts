import { getFreePort } from '../../scripts/lib/ports.mjs';
import { placeOf } from '../../scripts/lib/debian.mjs';
import { output, Program } from '../support/programs';
import { until } from '../support/until';

/** A Redis of the test alone, without any file. */
export class RedisServer {
  #program: Program | null = null;

  private constructor(readonly port: number) {}

  static async prepared(): Promise<RedisServer> {
    const port = await getFreePort();
    return new RedisServer(port);
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(...more: string[]): Promise<void> {
    const args = [
      '--port',
      String(this.port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      ...more,
    ];
    this.#program = new Program(placeOf('redis-server') ?? 'redis-server', args);
    await until('Redis responds', 10_000, () => this.command('PING') === 'PONG');
  }

  /** One command of the command line client; empty where there is no response. */
  command(...words: string[]): string {
    try {
      return output('redis-cli', ['-p', String(this.port), ...words]).trim();
    } catch {
      return '';
    }
  }

  freeze(): void {
    this.#program?.signal('SIGSTOP');
  }

  thaw(): void {
    this.#program?.signal('SIGCONT');
  }

  async kill(): Promise<void> {
    await this.#program?.stop('SIGKILL');
    this.#program = null;
  }
}
