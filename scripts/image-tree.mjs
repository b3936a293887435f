/**
 * `node scripts/image-tree.mjs FOLDER`: creates the files of the container image without Docker; `deploy/Dockerfile`
 * copies them. Fails when they are too large. `--try` starts the server in the folder and requests a page.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { makeImageTree, sizeOf } from './lib/image-tree.mjs';
import { getFreePort, waitForResponse } from './lib/ports.mjs';
import { fail, say } from './lib/say.mjs';

const MOST_MB = 350;
const READY_LIMIT_MS = 120_000;
const PARTS = ['node_modules', '.next', 'public'];

const args = process.argv.slice(2);
const given = args.find((argument) => !argument.startsWith('--'));
if (given === undefined) fail('Say where: node scripts/image-tree.mjs FOLDER');
const folder = resolve(given);
if (!(await makeImageTree(folder))) fail('The packages could not be installed: see the lines above.');

const megabytes = (path) => Math.round(sizeOf(path) / 1_000_000);
for (const part of PARTS) say(`${String(megabytes(resolve(folder, part))).padStart(5)} MB ${part}`);
const total = megabytes(folder);
say(`${String(total).padStart(5)} MB in all, of ${MOST_MB}`);
if (total > MOST_MB) fail('The image has become too large.');
if (args.includes('--try')) await tryServer();

/** Back ends that do not respond: every page must be served regardless. */
async function tryServer() {
  const [port, nobody] = [await getFreePort(), await getFreePort()];
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      PLATFORM_URL: `http://127.0.0.1:${nobody}`,
      CONTENT_URL: `http://127.0.0.1:${nobody}`,
    },
  });
  process.on('exit', () => server.kill());
  const origin = `http://127.0.0.1:${port}`;
  const isUp = await waitForResponse(`${origin}/healthz`, READY_LIMIT_MS, () => server.exitCode !== null);
  if (!isUp) fail('The server of the image does not start.');
  const page = await fetch(origin).catch(() => null);
  const text = (await page?.text()) ?? '';
  if (page?.status !== 200 || !text.includes('</html>')) {
    fail(`The server of the image responded with ${page?.status ?? 'nothing'}.`);
  }
  say('ok  its server serves a page');
  process.exit(0);
}
