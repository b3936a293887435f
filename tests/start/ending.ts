import type { Report } from '../support/report';
import { isFree, within, type NpmCommand } from './npm-command';

/** A hang, not a speed: the drain's own limit is 30 s. Milliseconds. */
const END_LIMIT_MS = 60_000;

/** Stops the command by a signal to npm and reports that nothing of it is left. */
export async function checkEnd(
  report: Report,
  command: NpmCommand,
  signal: NodeJS.Signals,
  ports: readonly number[],
): Promise<void> {
  const since = performance.now();
  command.signal(signal);
  const hasEnded = await within(END_LIMIT_MS, command.ended);
  const spent = `${Math.round(performance.now() - since)} ms`;
  report.check(`${signal} to npm ends every program`, hasEnded, spent);
  const free = await Promise.all(ports.map(isFree));
  report.check(
    'its ports are free',
    free.every(Boolean),
    ports.filter((_, index) => !free[index]).join(', ') || ports.join(', '),
  );
  if (!hasEnded) console.log(command.lastLines());
}
