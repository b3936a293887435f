/** `npm run dev`: the same world as `npm start`, with hot reload. */
import { requireNode } from './lib/node-version.mjs';
import { ensureInstalled } from './lib/prepare.mjs';
import { runWorld } from './lib/world.mjs';

requireNode();
await ensureInstalled();
await runWorld({ command: 'dev', readyLimitMs: 120_000 });
