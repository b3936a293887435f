import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Debian installs servers outside of an ordinary user's path. */
const PLACES = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];

/** Path of the first of these programs that exists; undefined if there is none. */
export function placeOf(...programs) {
  return programs
    .flatMap((program) => PLACES.map((place) => `${place}/${program}`))
    .find((path) => existsSync(path));
}

/** Installs Debian packages, with sudo unless run as root. @returns whether that worked; false where there is no apt */
export async function installPackages(...names) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => 1);
  };
  if ((await apt('update')) !== 0) return false;
  return (await apt('install', '-y', '--no-install-recommends', ...names)) === 0;
}

/**
 * Installs the Debian packages of missing programs; `packages` is by program name.
 * @throws with one sentence when they could not be installed
 */
export async function ensurePrograms(packages) {
  const missing = () => Object.keys(packages).filter((program) => placeOf(program) === undefined);
  if (missing().length === 0) return;
  await installPackages(...missing().map((program) => packages[program]));
  const names = missing().map((program) => packages[program]);
  if (names.length > 0) throw new Error(`Please install ${names.join(' and ')}.`);
}
