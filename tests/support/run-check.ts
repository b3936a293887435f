import { inspect } from 'node:util';
import { namesOption } from './options';
import { Report } from './report';

interface World {
  stop(): Promise<void>;
}

/** A check in groups: each reports what it found in a running world, and throws where it could not go on. */
interface Check<Running extends World> {
  groups: Readonly<Record<string, (world: Running, report: Report) => Promise<unknown>>>;
  start(): Promise<Running>;
  /** Each group gets a world of its own, as what it leaves behind would disturb the next. */
  isFreshForEach?: boolean;
}

/**
 * Runs the groups that `--only=` names, or all, one after another, and ends the program: with code 0 where all that was
 * checked is right. A group that throws has failed; the others still run.
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

/** For groups that start what they need by themselves. */
export const noWorld = (): Promise<World> => Promise.resolve({ stop: () => Promise.resolve() });
