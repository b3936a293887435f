import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileFingerprint, sourceFingerprint } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { fail, say } from './say.mjs';

const installStamp = join(root, 'node_modules/.install-fingerprint');
const buildStamp = join(root, '.next/source-fingerprint');

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * Installs the packages of the lock file, unless that very lock file is installed already. Not `npm ci`: it refuses a
 * lock file that names no package for platforms a registry does not carry. The lock file is read and never changed.
 */
export async function ensureInstalled() {
  const wanted = fileFingerprint('package-lock.json');
  if (read(installStamp) === wanted) return;
  say('Installing packages…');
  const code = await run('npm', [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--include=dev',
  ]);
  if (code !== 0) fail('The packages could not be installed: see the lines above.');
  writeFileSync(installStamp, wanted);
}

/** Builds the product, unless the last build was made from the very same sources. */
export async function ensureBuilt() {
  const wanted = sourceFingerprint();
  if (read(buildStamp) === wanted && existsSync(join(root, '.next/BUILD_ID'))) return;
  say('Building…');
  const code = await run('node', ['node_modules/next/dist/bin/next', 'build'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) fail('The build failed: see the lines above.');
  mkdirSync(join(root, '.next'), { recursive: true });
  writeFileSync(buildStamp, wanted);
}
