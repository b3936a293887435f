import { inspect } from 'node:util';
import { namesOption } from './options';
import { Report } from './report';

interface World {
  stop(): Promise<void>;
}

/** A check in groups: each reports its results in a running world, and throws if it cannot continue. */
interface Check<Running extends World> {
  groups: Readonly<Record<string, (world: Running, report: Report) => Promise<unknown>>>;
  start(): Promise<Running>;
  /** Each group gets its own world, if its side effects would disturb the next. */
  isFreshForEach?: boolean;
}

/**
 * Runs the groups that `--only=` names, or all, one after another, and exits: with code 0 if all checks passed. A group
 * that throws has failed; the others still run.
 */
export async function runCheck<Running extends World>(check: Check<Running>): Promise<never> {
  const only = namesOption(process.argv, 'only', Object.keys(check.groups));
  const chosen = Object.entries(check.groups).filter(([name]) => only.includes(name));
  const report = new Report();
  for (const groups of check.isFreshForEach ? chosen.map((group) => [group]) : [chosen]) {
    const world = await check.start();
    try {
      for (const [name, run] of groups) {
        await run(world, report).catch((error: unknown) =>
          report.check(`${name}: the check itself`, false, inspect(error)),
        );
      }
    } finally {
      await world.stop();
    }
  }
  process.exit(report.end());
}

/** For groups that start what they need themselves. */
export const noWorld = (): Promise<World> => Promise.resolve({ stop: () => Promise.resolve() });
