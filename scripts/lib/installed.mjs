import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** npm's own record of the last installation, written when it completes. */
const RECORD = 'node_modules/.package-lock.json';

/** @typedef {{ os?: string[], cpu?: string[], libc?: string[], optional?: boolean, integrity?: string }} Entry */
/** @typedef {{ os: string, cpu: string, libc: string }} Machine */

/** The variants of packages for this machine, in the notation of packages. */
function thisMachine() {
  process.report.excludeNetwork = true;
  const isGlibc = process.platform === 'linux' && 'glibcVersionRuntime' in process.report.getReport().header;
  return { os: process.platform, cpu: process.arch, libc: isGlibc ? 'glibc' : 'musl' };
}

/** @returns {Record<string, Entry> | null} null if the file is missing or incomplete */
function packagesOf(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** An optional package is needed if it is this machine's variant of another one. */
function isWanted(entry, machine) {
  if (!entry.optional) return true;
  if (!entry.os && !entry.cpu) return false;
  return ['os', 'cpu', 'libc'].every((part) => entry[part]?.includes(machine[part]) ?? true);
}

/**
 * Folder of the first package whose installed version differs from the lock file, or null when all match.
 * @param {string} folder
 * @param {Machine} machine
 * @returns {string | null}
 */
export function missingPackage(folder = root, machine = thisMachine()) {
  const wanted = packagesOf(join(folder, 'package-lock.json')) ?? {};
  const installed = packagesOf(join(folder, RECORD));
  if (installed === null) return 'node_modules';
  const isInstalled = ([path, { integrity }]) =>
    installed[path]?.integrity === integrity && existsSync(join(folder, path, 'package.json'));
  const needed = Object.entries(wanted).filter(
    ([path, entry]) => path !== '' && (path in installed || isWanted(entry, machine)),
  );
  return needed.find((one) => !isInstalled(one))?.[0] ?? null;
}
