/**
 * `npm run test:more -- oldest-browsers`: whether the oldest supported browsers (`browserslist` of package.json) can run
 * what an existing build sends: the syntax and the interfaces of scripts, and what style sheets use. Some seconds.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FIRST_SCRIPT } from '../../lib/session/first-script';
import { ENHANCEMENTS } from './enhancements';
import { youngInScript } from './scripts';
import { youngInStyles } from './styles';
import { readOldestVersions } from './support';
import { root } from '../../scripts/lib/paths.mjs';
import { Report } from '../support/report';
import { fail } from '../../scripts/lib/say.mjs';

const built = join(root, '.next/static');
const manifest = join(root, '.next/build-manifest.json');
if (!existsSync(manifest)) fail('There is no build: run `npm run build` first.');
/** Only for browsers without modules, older than all supported ones. */
const { polyfillFiles } = JSON.parse(readFileSync(manifest, 'utf8')) as { polyfillFiles: string[] };

/** Every file that is sent, by its origin. */
function sent(ending: string, tag: string): [name: string, text: string][] {
  const files = [built, join(root, 'public')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const isSent = (path: string) => !polyfillFiles.includes(relative(join(root, '.next'), path));
  const named = (path: string, text: string): [string, string] => [relative(root, path), text];
  const whole = files
    .filter((path) => path.endsWith(ending) && isSent(path))
    .map((path) => named(path, readFileSync(path, 'utf8')));
  const pages = files.filter((path) => path.endsWith('.html'));
  const inline = pages.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
      ([, text = '']) => named(path, text),
    ),
  );
  return [...whole, ...inline];
}

const oldest = readOldestVersions();
const report = new Report();
const young = new Map<string, string[]>();
let bytes = 0;

function examine(kind: string, items: readonly [string, string][], find: typeof youngInScript): void {
  const broken: string[] = [];
  for (const [name, text] of items) {
    bytes += text.length;
    try {
      for (const key of find(text, oldest)) young.set(key, [...(young.get(key) ?? []), name]);
    } catch (error) {
      broken.push(`${name}: ${String(error)}`);
    }
  }
  report.check(
    `${kind} can be read by the oldest browsers`,
    broken.length === 0 && items.length > 0,
    broken.join('\n    '),
  );
}

examine('scripts', [['lib/session/first-script', FIRST_SCRIPT], ...sent('.js', 'script')], youngInScript);
examine('style sheets', sent('.css', 'style'), youngInStyles);

const unknown = [...young].filter(([key]) => !(key in ENHANCEMENTS));
for (const [key, files] of unknown)
  report.check(key, false, `newer than the oldest browsers: ${files.slice(0, 3).join(', ')}`);
const idle = Object.keys(ENHANCEMENTS).filter((key) => !young.has(key));
report.check('every enhancement is used', idle.length === 0, idle.join(', '));
report.check(
  'nothing else is newer than the oldest browsers',
  unknown.length === 0,
  `${Math.round(bytes / 1024)} KB read`,
);
process.exit(report.end());
