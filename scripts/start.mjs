/** `npm start`: installs and builds what is missing, then the sandbox where it is needed and the production server. */
import { readEnvFiles } from './lib/env-files.mjs';
import { requireNode } from './lib/node-version.mjs';
import { requireSitePort } from './lib/ports.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { runWorld } from './lib/world.mjs';

requireNode();
readEnvFiles('production');
await requireSitePort();
await ensureInstalled();
await ensureBuilt();
process.env.NODE_ENV = 'production';
await runWorld({ command: 'start', readyLimitMs: 60_000 });
