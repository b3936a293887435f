import { existsSync, readFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { root } from './paths.mjs';

/** Where npm is, relative to the folder of its command: Windows, everywhere else, Debian's own package. */
const NPM_PLACES = ['node_modules/npm', '../lib/node_modules/npm', '../share/nodejs/npm'];

function npmEntry() {
  const running = process.env.npm_execpath ?? '';
  if (basename(running) === 'npm-cli.js' && existsSync(running)) return running;
  const folders = [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)];
  return folders
    .flatMap((folder) => NPM_PLACES.map((place) => resolve(folder, place, 'bin/npm-cli.js')))
    .find((file) => existsSync(file));
}

/**
 * What to spawn for a command, the same on every system: `node` is this very Node.js, `npm` runs on it, and nothing
 * needs a shell. Other commands are unchanged.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {[string, string[]]}
 */
export function programOf(command, args) {
  if (command === 'node') return [process.execPath, [...args]];
  const entry = command === 'npm' ? npmEntry() : undefined;
  return entry === undefined ? [command, [...args]] : [process.execPath, [entry, ...args]];
}

/**
 * Arguments of `node` for a program of an installed package, instead of `npx`.
 * @param {string} name the package, whose program may have another name
 * @throws when the package or its program is missing
 */
export function packageProgram(name, program = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin?.[program];
  if (file === undefined) throw new Error(`The package ${name} has no program ${program}.`);
  return join(folder, file);
}
