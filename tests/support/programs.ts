import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<Program>();
process.on('exit', () => {
  for (const program of running) program.signal('SIGKILL');
});

/** A child process that ends with this program, never a service of the machine. */
export class Program {
  readonly #child: ChildProcess;
  readonly ended: Promise<number | null>;

  constructor(command: string, args: readonly string[], options: SpawnOptions = {}) {
    this.#child = spawn(command, args, {
      stdio: ['ignore', 'ignore', process.env.CLUSTER_LOG ? 'inherit' : 'ignore'],
      ...options,
    });
    this.ended = once(this.#child, 'exit').then(([code]: (number | null)[]) => code ?? null);
    running.add(this);
    void this.ended.then(() => running.delete(this));
  }

  get pid(): number {
    return this.#child.pid ?? -1;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** Sends the signal and waits for the exit code; null if a signal ended it. */
  async stop(name: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.isRunning) this.signal(name);
    return this.ended;
  }
}

/** Runs a short program and returns its output. @throws when it fails */
export function output(command: string, args: readonly string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
