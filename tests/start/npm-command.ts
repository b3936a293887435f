import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { root } from '../../scripts/lib/paths.mjs';
import { programOf } from '../../scripts/lib/programs.mjs';

/** The last lines of a program that failed. */
const TOLD_LINES = 25;

/** An npm command with its output, which is stopped by a signal to npm alone. */
export class NpmCommand {
  readonly #child: ChildProcess;
  readonly ended: Promise<void>;
  #output = '';

  constructor(args: readonly string[], env: Readonly<Record<string, string>>, folder = root) {
    const [program, programArgs] = programOf('npm', args);
    this.#child = spawn(program, programArgs, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (bytes: Buffer) => (this.#output += bytes.toString()));
    }
    // Its output is closed when the last program that writes there has ended, whoever started it.
    this.ended = new Promise((resolve) => this.#child.on('close', () => resolve()));
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  lastLines(): string {
    return this.#output.trimEnd().split('\n').slice(-TOLD_LINES).join('\n');
  }
}

/** Whether nobody listens on the port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** Resolves with whether the promise settled in time. */
export function within(limitMs: number, promise: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(false), limitMs);
    void promise.then(() => {
      clearTimeout(limit);
      resolve(true);
    });
  });
}
