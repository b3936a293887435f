import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadedBy } from '../../tests/support/loaded-by';
import { IMAGE_FILES } from './image-tree.mjs';
import { root } from './paths.mjs';

/** Entry points of the image: its command, Next.js's configuration, and what either loads by path. */
const STARTED = ['scripts/serve.mjs', 'next.config.mjs', 'server/main.mjs', 'server/page-cache/handler.mjs'];

it('the image holds every file that its server loads', () => {
  const loaded = [...new Set(STARTED.flatMap((file) => [...loadedBy(file)]))];
  expect(loaded).toContain('lib/content-policy/offline-pages.mjs');
  const missing = loaded.filter((file) => !IMAGE_FILES.some((place) => `${file}/`.startsWith(`${place}/`)));
  expect(missing).toEqual([]);
});

it('the image consists of the folder that the script makes', () => {
  const [, last = ''] = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').split(/^FROM .*-slim$/m);
  expect(last.match(/^COPY .*$/gm)).toEqual(['COPY --from=build --chown=root:root /image ./']);
});
