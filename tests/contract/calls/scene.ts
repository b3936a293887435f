import type { PlatformClient } from '@/lib/platform/client';
import type { PlatformMethodName } from '@/lib/platform/names';

/** Who calls the platform: a guest, and a player where an account was given. */
export interface ReadScene {
  guest: PlatformClient;
  player: PlatformClient;
}

/** What the calls that change something need besides: the account they act on. */
export interface WriteScene extends ReadScene {
  login: string;
  password: string;
  /** A word no earlier run used, for names and addresses of new accounts. */
  unique: string;
}

/** Thrown by a call that has nothing to act on; the reason is shown in the table. */
export class Skipped extends Error {}

/** The first of a list, else the call is left out with this reason. */
export function firstOf<Item>(items: readonly Item[], reason: string): Item {
  const [first] = items;
  if (first === undefined) throw new Skipped(reason);
  return first;
}

export type Calls<Scene> = Partial<Record<PlatformMethodName, (scene: Scene) => Promise<unknown>>>;
