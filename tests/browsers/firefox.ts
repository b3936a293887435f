import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Program } from '../support/programs';
import { until } from '../support/until';
import { ensurePrograms, placeOf } from '../../scripts/lib/debian.mjs';
import { COMMANDS, type Browser, type Command } from './browser';
import { Marionette } from './marionette';
import { newLines } from './new-lines';

const START_MS = 60_000;

const PREFERENCES = {
  'marionette.port': 0,
  // What pages say by console.error and console.warn goes to the output, what the browser itself says does not.
  'devtools.console.stdout.content': true,
  'devtools.console.stdout.chrome': false,
  // Nothing of its maker's is requested.
  'messaging-system.rsexperimentloader.enabled': false,
  'services.settings.server': 'data:,#none/v1',
};

/** Lines that say nothing about the site. */
const OWN_LINES = [
  // It does not know the features, which the frame of a game is given for other browsers.
  /^Feature Policy: .*Skipping unsupported feature name/,
  // It warns of every frame that keeps its own origin, wherever that is: games and the sportsbook need theirs.
  /^Iframe Sandbox: An iframe which has both allow-scripts and allow-same-origin/,
  // What is fetched ahead is for the next page.
  /preloaded with link preload was not used within a few seconds/,
  // Of pictures as well, and of what a test itself requests of a page.
  /^Layout: Layout was forced before the page was fully loaded/,
  // What it gives up because the page is being left. A script that is sent otherwise than it was built would run nowhere,
  // and no flow would get past its first page.
  /^Script Loader: Loading failed for the <script>/,
  /^Service Worker Interception: Failed to load/,
  /^Sub-resource Integrity: None of the/,
  /^console\.error: "Failed to fetch RSC payload .*NetworkError when attempting to fetch/,
  // Its own settings, which it finds nowhere here.
  /^console\.error: RSLoader:/,
  // What the site says of that.
  /^console\.warn: .* failed: NetworkFailure/,
  /ChunkLoadError: Failed to load chunk/,
];

/** Narrower than its buttons, as a phone is. */
const NARROW = 'document.documentElement.style.minWidth = "0"';

/** All that the browser's console has of pages: errors of scripts, violations of a policy, warnings of the parsers. */
const MESSAGES = `
  const lines = Services.console.getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError && /^(http|data|blob)/.test(message.sourceName))
    .map(({ category, errorMessage, sourceName }) => category + ': ' + errorMessage + ' ' + sourceName);
  Services.console.reset();
  return lines;`;

/** Firefox of this machine, or Debian's, without a window. @throws with one sentence where there is none */
export async function startFirefox(): Promise<Browser> {
  const path = await firefoxPath();
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder, 'user.js'), preferences.join('\n'));
  const [outputFile, portFile] = [join(folder, 'output'), join(folder, 'MarionetteActivePort')];
  const output = openSync(outputFile, 'w');
  const args = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote'];
  const program = new Program(path, [...args, '--profile', folder], { stdio: ['ignore', output, 'ignore'] });
  closeSync(output);
  await until('Firefox', START_MS, () => existsSync(portFile) && readFileSync(portFile, 'utf8') !== '');
  const marionette = await Marionette.connect(Number(readFileSync(portFile, 'utf8')));
  const session = (await marionette.send('WebDriver:NewSession')) as {
    capabilities: { browserVersion: string };
  };
  const inBrowser = async (script: string) => {
    await marionette.send('Marionette:SetContext', { value: 'chrome' });
    const result = await marionette.send('WebDriver:ExecuteScript', { script, args: [] });
    await marionette.send('Marionette:SetContext', { value: 'content' });
    return result;
  };
  await inBrowser(NARROW);
  const said = newLines(outputFile);
  return {
    name: `Firefox ${session.capabilities.browserVersion}`,
    send: (command: Command, params) => marionette.send(COMMANDS[command][0], params),
    async takeConsole() {
      const messages = (await inBrowser(MESSAGES)) as string[];
      const lines = [...messages, ...said().filter((line) => /^console\.(?:error|warn):/.test(line))];
      return lines.filter((line) => !OWN_LINES.some((own) => own.test(line)));
    },
    async stop() {
      marionette.close();
      await program.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

async function firefoxPath(): Promise<string> {
  const given = process.env.FIREFOX_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`FIREFOX_PATH=${given}: there is no such file.`);
    return given;
  }
  const names = ['firefox-esr', 'firefox'];
  const found = placeOf(...names);
  if (found) return found;
  await ensurePrograms({ 'firefox-esr': 'firefox-esr' });
  return placeOf(...names) ?? '';
}
