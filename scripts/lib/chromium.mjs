import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './debian.mjs';
import { fail, say } from './say.mjs';

const WINDOWS_FOLDERS = [
  process.env.PROGRAMFILES,
  process.env['PROGRAMFILES(X86)'],
  process.env.LOCALAPPDATA,
];
const PLACES = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: WINDOWS_FOLDERS.filter(Boolean).map((folder) =>
    join(folder, 'Google/Chrome/Application/chrome.exe'),
  ),
};

const installed = () => PLACES[process.platform]?.find((place) => existsSync(place));

function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) fail(`CHROMIUM_PATH=${given}: there is no such file.`);
  return given || installed();
}

/**
 * Features that only cost tests CPU time: pages of Chromium's own interface beside each page, a second each, and a
 * renderer started in advance for a next page.
 */
export const NOT_NEEDED = [
  'WebUIToolbar',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** Chromium uses the last list of features to disable, so Playwright's own are listed here too. */
export const DISABLED_FEATURES = [
  ...NOT_NEEDED,
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Launch options of every browser of tests, budgets and benchmarks: only the requested pages use the network. */
export const CHROMIUM = {
  executablePath: process.env.CHROMIUM_PATH || installed() || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
  ],
};

/** The path of Chromium for the browser tests; installs Debian's package if there is none. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  say('Chromium is missing: installing it…');
  if (!(await installPackages('chromium'))) {
    fail(
      'Chromium is missing and could not be installed: install Chromium or Chrome, or give its path in CHROMIUM_PATH. ' +
        'npm run check needs none.',
    );
  }
  return (
    findChromium() ?? fail('Chromium was installed but is in no known place: give its path in CHROMIUM_PATH.')
  );
}

/** For pages that run functions of these scripts: for inner functions the compiler calls a helper that a page lacks. */
export const NAME_HELPER = 'globalThis.__name ??= (value) => value';
