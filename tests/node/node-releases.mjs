import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { collect, run } from '../../scripts/lib/run.mjs';

const FOLDER = join(root, '.data/node');
const SYSTEMS = { darwin: 'darwin', linux: 'linux', win32: 'win' };

/** The package of npm that carries Node.js for this machine. */
export const nodePackage = `node-${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`;

/** Order of two versions, such as `20.19.6`. */
function compare(one, other) {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 ? 0 : a[at] - b[at];
}

/**
 * The newest release that begins with the given numbers (`20.19`, `22`), out of what npm printed for them.
 * @param {string} printed JSON: a version or a list of them
 * @returns {string | null}
 */
export function newestOf(printed) {
  try {
    const versions = [JSON.parse(printed)].flat().filter((version) => /^\d+\.\d+\.\d+$/.test(version));
    return versions.sort(compare).at(-1) ?? null;
  } catch {
    return null;
  }
}

/**
 * Brings the newest release of a line into a folder of this checkout, unless it is there.
 * @param {string} line for instance `20.19` or `22`
 * @returns {Promise<{ version: string, bin: string } | null>} null when the registry has none or does not respond
 */
export async function ensureNode(line) {
  const { output } = await collect('npm', ['view', `${nodePackage}@${line}`, 'version', '--json']);
  const version = newestOf(output);
  if (version === null) return null;
  const folder = join(FOLDER, version);
  const bin = join(folder, 'node_modules', nodePackage, 'bin');
  if (!existsSync(bin)) {
    const code = await run('npm', [
      'install',
      '--no-save',
      '--no-package-lock',
      '--prefix',
      folder,
      `${nodePackage}@${version}`,
    ]);
    if (code !== 0) return null;
  }
  return { version, bin };
}
