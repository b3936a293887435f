import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { run } from '../run.mjs';

/** Debian puts servers where the path of an ordinary user does not lead. */
const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/bin'];

/** Installs Debian's packages of the programs that are missing. */
export async function ensurePrograms(packages: Readonly<Record<string, string>>): Promise<void> {
  const missing = Object.entries(packages).filter(([program]) => placeOf(program) === undefined);
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name);
  const code = await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0) throw new Error(`Please install ${names.join(' and ')}.`);
}

export function placeOf(program: string): string | undefined {
  return PLACES.map((place) => `${place}/${program}`).find((path) => existsSync(path));
}

const running = new Set<Program>();
process.on('exit', () => {
  for (const program of running) program.signal('SIGKILL');
});

/** A child that ends with this program, and is never a service of the machine. */
export class Program {
  readonly #child: ChildProcess;
  readonly ended: Promise<number | null>;

  constructor(
    command: string,
    args: readonly string[],
    options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
  ) {
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

  /** Sends the signal and waits for the end; the exit code, null where a signal ended it. */
  async stop(name: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.isRunning) this.signal(name);
    return this.ended;
  }
}

/** Runs a short program and gives what it printed. @throws when it fails */
export function output(command: string, args: readonly string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
