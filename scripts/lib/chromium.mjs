import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { fail, say } from './say.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) fail(`CHROMIUM_PATH=${given}: there is no such file.`);
  return given ?? PLACES.find((place) => existsSync(place));
}

/** How every browser of tests, budgets and benchmarks is started: nothing but the pages asked for uses the network. */
export const CHROMIUM = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

async function install() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => 1);
  };
  if ((await apt('update')) !== 0) return false;
  return (await apt('install', '-y', '--no-install-recommends', 'chromium')) === 0;
}

/** The path of Chromium for the browser tests; installs Debian's package where there is none. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  say('Installing Chromium…');
  if (!(await install())) {
    fail('Chromium is missing and could not be installed: install it, or give its path in CHROMIUM_PATH.');
  }
  return (
    findChromium() ?? fail('Chromium was installed but is in no known place: give its path in CHROMIUM_PATH.')
  );
}

/**
 * For pages that run functions of these scripts: their compiler names inner functions by a helper that a page does not have.
 */
export const NAME_HELPER = 'globalThis.__name ??= (value) => value';
