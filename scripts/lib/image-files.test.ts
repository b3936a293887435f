import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadedBy } from './loaded-by.test-support';
import { root } from './paths.mjs';

/** What the image runs: its own command, the framework's configuration, and what either loads by path. */
const STARTED = [
  'scripts/serve.mjs',
  'next.config.mjs',
  'lib/server-guard/guard.cjs',
  'lib/page-cache/handler.cjs',
];

/** Folders and files of the repository that the image's last stage takes from the build. */
function copied(): string[] {
  const [, last = ''] = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').split(/^FROM .*-slim$/m);
  return [...last.matchAll(/(?<= )\/app\/(?<path>\S+)/g)].map(({ groups }) => groups?.path ?? '');
}

it('the image holds every file that its server loads', () => {
  const places = copied();
  expect(places).toEqual(expect.arrayContaining(['next.config.mjs', 'public', '.next', 'node_modules']));
  const loaded = [...new Set(STARTED.flatMap((file) => [...loadedBy(file)]))];
  expect(loaded).toContain('lib/content-policy/offline-pages.mjs');
  const missing = loaded.filter((file) => !places.some((place) => `${file}/`.startsWith(`${place}/`)));
  expect(missing).toEqual([]);
});
