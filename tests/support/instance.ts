import { root } from '../../scripts/lib/paths.mjs';
import { serverArgs } from '../../scripts/lib/server-args.mjs';
import { Program } from './programs';
import { until } from './until';

const READY_LIMIT_MS = 60_000;

/** One process of the product, started like `npm run serve`, with the build in `folder`. */
export class Instance {
  #program: Program | null = null;

  constructor(
    readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
    public folder: string = root,
  ) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number | null {
    return this.#program?.isRunning ? this.#program.pid : null;
  }

  /** Starts it and waits until it is ready; returns the start time in milliseconds. */
  async start(nodeArguments: readonly string[] = []): Promise<number> {
    this.#program = new Program(process.execPath, [...nodeArguments, ...serverArgs(this.port)], {
      cwd: this.folder,
      env: { ...process.env, NODE_ENV: 'production', ...this.env, PORT: String(this.port) },
    });
    return until(`The instance on port ${this.port} is ready`, READY_LIMIT_MS, () => this.isReady());
  }

  async isReady(): Promise<boolean> {
    const response = await fetch(`${this.origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    );
    return response?.status === 200;
  }

  async kill(): Promise<void> {
    await this.#program?.stop('SIGKILL');
  }

  /** Waits until it exits; returns the exit code. */
  async end(): Promise<number | null> {
    return (await this.#program?.stop('SIGTERM')) ?? null;
  }
}
