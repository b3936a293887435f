/** `npm run dev`: like `npm start`, with hot reload. */
import { readEnvFiles } from './lib/env-files.mjs';
import { requireNode } from './lib/node-version.mjs';
import { requireSitePort } from './lib/ports.mjs';
import { ensureInstalled } from './lib/prepare.mjs';
import { requireWritable } from './lib/run-lock.mjs';
import { runWorld } from './lib/world.mjs';

requireNode();
readEnvFiles('development');
requireWritable();
await requireSitePort();
await ensureInstalled();
await runWorld({ command: 'dev', readyLimitMs: 120_000 });
