/**
 * `npm run test:more -- deploy`: follows the deployment guide to the letter on Debian, in a tree of its own, until the
 * site responds through nginx, and replaces it by a new version. Needs root. What it does not run is the work of other
 * tests (`npm ci`, `npm run build`) and systemd itself, whose unit is read by a fake (`tests/deploy/tree`).
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guideBlocks, type GuideBlock } from './guide';
import { root } from '../../scripts/lib/paths.mjs';
import { ensureBuilt } from '../../scripts/lib/prepare.mjs';
import { Report } from '../support/report';

const LIMIT_MS = 900_000;

const blocksOf = (blocks: readonly GuideBlock[], number: string) =>
  blocks.filter(({ section }) => section.startsWith(number)).map(({ code }) => code);
const write = (name: string, lines: readonly string[]) =>
  writeFileSync(join(folder, 'scripts', `${name}.sh`), ['set -euo pipefail', ...lines, ''].join('\n'));
/** As the guide says where the module is not there. */
const WITHOUT_BROTLI =
  'ls /etc/nginx/modules-enabled | grep -q brotli || rm -f /etc/nginx/aurelia/static-brotli.conf';
const SANDBOX = `(cd "$REPOSITORY_FOLDER" && SANDBOX_PLATFORM_PORT=4001 SANDBOX_CONTENT_PORT=4002 SANDBOX_DATABASE=:memory: \\
  node --import tsx sandbox/server.ts > /var/log/sandbox.log 2>&1 &)`;

if (process.getuid?.() !== 0) {
  console.error('The deployment guide is for root, and so is this test: sudo npm run test:more -- deploy');
  process.exit(2);
}
await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'aurelia-deploy-'));
const report = new Report();
try {
  writeScripts(guideBlocks());
  report.group('The deployment guide as it is written');
  judge(enterTree());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(report.end());

function writeScripts(blocks: readonly GuideBlock[]): void {
  const scripts = join(folder, 'scripts');
  mkdirSync(scripts);
  cpSync(join(root, 'tests/deploy/tree'), scripts, { recursive: true });
  const [first = '', ...others] = blocksOf(blocks, '2.');
  const update = blocksOf(blocks, '3.');
  const values = first.match(/^[A-Z]+=.*$/gm)?.join('\n') ?? '';
  write('packages', [first]);
  write('site', [
    values,
    SANDBOX,
    'export EDITOR="bash /test/editor.sh"',
    'source /test/checks.sh',
    ...others.flatMap((code) => [step(code), WITHOUT_BROTLI]),
    'check_site "first installation"; check_server',
    ...update.map(step),
    'check_site "new version"',
  ]);
}

/** A block, named by its first command once it is done. */
function step(code: string): string {
  const [name = ''] = code.split('\n');
  return `${code}\nprintf 'DONE\\t%s\\n' ${JSON.stringify(name).replaceAll('$', '\\$')}`;
}

function enterTree(): { output: string; code: number | null } {
  const enter = join(folder, 'scripts/enter.sh');
  const args = [
    '--mount',
    '--pid',
    '--fork',
    '--kill-child',
    'bash',
    enter,
    folder,
    root,
    'packages.sh',
    'site.sh',
  ];
  const { stdout, stderr, status } = spawnSync('unshare', args, { encoding: 'utf8', timeout: LIMIT_MS });
  return { output: `${stdout}\n${stderr}`, code: status };
}

function judge({ output, code }: { output: string; code: number | null }): void {
  for (const [, first] of output.matchAll(/^DONE\t(.*)$/gm)) report.check(`done: ${first}`, true);
  for (const [, name = '', wanted, found] of output.matchAll(/^CHECK\t(.*)\t(.*)\t(.*)$/gm)) {
    report.check(name, wanted === found, wanted === found ? found : `${found} in place of ${wanted}`);
  }
  const said = output.trim().split('\n').slice(-25).join('\n');
  report.check('every command succeeds', code === 0, code === 0 ? '' : `code ${code}\n${said}`);
}
