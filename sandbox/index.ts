import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createContentApp } from './content/app';
import { createControlApp } from './control/control-app';
import { FaultBook } from './control/faults';
import { guard, type Fetch } from './control/guard';
import { RequestLog } from './control/request-log';
import { createPlatformApp } from './platform/app';
import type { Clock } from './world/clock';
import { openWorld, type World } from './world/world';

export interface SandboxOptions {
  /** Path of the database file, whose folder is made, or `:memory:`. */
  database: string;
  clock?: Clock;
  /** Milliseconds added to every response. */
  latencyMs?: number;
  /** Opens `/__control/*` on both sides, with faults and the request log; never on where others can reach it. */
  isControlEnabled: boolean;
  /** Token the content side requires; without one every token is accepted. */
  contentToken?: string;
}

export interface Sandbox {
  platform: { fetch: Fetch };
  content: { fetch: Fetch };
  world: World;
  close(): void;
}

/** The operator's platform and content system in one world, for `npm start` and for tests. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { database, clock, latencyMs = 0, isControlEnabled, contentToken } = options;
  if (database !== ':memory:') mkdirSync(dirname(database), { recursive: true });
  const world = openWorld({ database, clock });
  const platform = createPlatformApp(world);
  const content = createContentApp({ token: contentToken });
  const tools = isControlEnabled ? { world, faults: new FaultBook(), log: new RequestLog() } : null;
  const control = tools === null ? null : createControlApp({ content, ...tools });

  const side = (name: 'platform' | 'content', handle: Fetch): { fetch: Fetch } => {
    const guarded = guard(handle, { side: name, latencyMs, tools });
    return {
      fetch: async (request) => {
        if (!new URL(request.url).pathname.startsWith('/__control/')) return guarded(request);
        return control === null ? new Response('Not found', { status: 404 }) : control.fetch(request);
      },
    };
  };
  return {
    platform: side('platform', async (request) => platform.fetch(request)),
    content: side('content', (request) => content.fetch(request)),
    world,
    close: () => world.close(),
  };
}
