import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/** What the server loads, besides its packages. */
export const IMAGE_FILES = [
  '.npmrc',
  'package.json',
  'package-lock.json',
  'next.config.mjs',
  'public',
  '.next',
  'lib/content-policy',
  'server',
  'scripts/serve.mjs',
  'scripts/lib',
];

/** Parts of the build left out: caches, another build's folders and information about the build itself. */
const LEFT_OUT = [
  'cache',
  'dev',
  'types',
  'trace',
  'trace-build',
  'diagnostics',
  'turbopack',
  'lock',
  'build',
];

/** The server loads no TypeScript. */
function isShipped(file) {
  const path = relative(root, file);
  return !(dirname(path) === '.next' && LEFT_OUT.includes(basename(path))) && !path.endsWith('.ts');
}

/** Every file below a folder. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));

/** The size of all files below a folder, in bytes. */
export function sizeOf(folder) {
  return filesIn(folder).reduce((sum, file) => sum + lstatSync(file).size, 0);
}

/**
 * Creates the folder for the image: the build and production packages, without what only a build needs (the compilers
 * are optional packages) and without the packages' source maps, nearly half their size.
 * @param {string} folder is emptied first
 * @returns {Promise<boolean>} whether the packages could be installed
 */
export async function makeImageTree(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of IMAGE_FILES) {
    if (!existsSync(join(root, name))) throw new Error(`${name} is missing: npm run build makes the build.`);
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isShipped });
  }
  const code = await run('npm', ['ci', '--omit=dev', '--omit=optional', '--prefix', folder]);
  for (const file of filesIn(join(folder, 'node_modules'))) if (file.endsWith('.map')) rmSync(file);
  return code === 0;
}
