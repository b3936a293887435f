/** `npm run serve`: the production server alone, against the operator's own platform and content system. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvFiles } from './lib/env-files.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/paths.mjs';
import { requireSitePort } from './lib/ports.mjs';
import { endWith, start } from './lib/run.mjs';
import { fail } from './lib/say.mjs';
import { serverArgs } from './lib/server-args.mjs';

requireNode();
readEnvFiles('production');
const missing = ['PLATFORM_URL', 'CONTENT_URL'].filter((name) => !process.env[name]);
if (missing.length > 0) {
  fail(`${missing.join(' and ')} must be set: npm run serve never starts the sandbox, npm start does.`);
}
if (!existsSync(join(root, '.next/BUILD_ID')))
  fail('There is no build yet: run npm ci and npm run build first.');
const port = await requireSitePort();
const server = start('node', serverArgs(port), {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PORT: String(port),
});
await endWith(await server.ended);
