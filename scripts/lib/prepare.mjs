import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFingerprint } from './fingerprint.mjs';
import { missingPackage } from './installed.mjs';
import { root } from './paths.mjs';
import { packageProgram } from './programs.mjs';
import { run } from './run.mjs';
import { withLock } from './run-lock.mjs';
import { fail, say } from './say.mjs';

const buildStamp = join(root, '.next/source-fingerprint');

/** Installs the packages of the lock file, unless they are installed. */
export async function ensureInstalled() {
  if (missingPackage() === null) return;
  await withLock('install', async () => {
    const missing = missingPackage();
    if (missing === null) return;
    say(`Installing packages (${missing} is missing or another version)…`);
    const code = await run('npm', ['ci', '--include=dev']);
    if (code !== 0) {
      fail(
        'The packages could not be installed: see the lines above. Is there a network, and does the registry respond ' +
          '(npm ping)? Then start again; an incomplete installation is repeated.',
      );
    }
  });
}

const isBuilt = (wanted) =>
  existsSync(join(root, '.next/BUILD_ID')) &&
  existsSync(buildStamp) &&
  readFileSync(buildStamp, 'utf8') === wanted;

/** Builds the product, unless the last build has exactly the same sources. */
export async function ensureBuilt() {
  const wanted = sourceFingerprint();
  if (isBuilt(wanted)) return;
  await withLock('build', async () => {
    if (isBuilt(wanted)) return;
    say('Building…');
    rmSync(buildStamp, { force: true });
    const code = await run('node', [packageProgram('next'), 'build'], {
      env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    if (code !== 0) fail('The build failed: see the lines above.');
    mkdirSync(join(root, '.next'), { recursive: true });
    writeFileSync(buildStamp, wanted);
  });
}
