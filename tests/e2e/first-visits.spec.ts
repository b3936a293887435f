import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BrokenLine } from './broken-line';
import { expect, test } from './fixtures';
import { startOwnSite } from './own-site';

const VISITS = 40;
/** Settings of the whole site are read again so often (lib/site-settings). */
const REFRESH_MS = 10_000;
const REFRESHED = /\/(?:prazer-config|common)\?/;
const NOTER = fileURLToPath(new URL('./note-generations.mjs', import.meta.url));

test.use({ isTheSameAtEveryWidth: true });

test('R-HOME-01 forty first visits at once make one page of one read each of what it shows', async () => {
  const generations = test.info().outputPath('generations');
  writeFileSync(generations, '');
  const platform = new BrokenLine(`http://127.0.0.1:${process.env.E2E_PLATFORM_PORT ?? '3101'}`);
  const content = new BrokenLine(`http://127.0.0.1:${process.env.E2E_CONTENT_PORT ?? '3102'}`);
  const since = performance.now();
  const site = await startOwnSite(await platform.open(), await content.open(), {
    NODE_OPTIONS: `--import ${NOTER}`,
    GENERATIONS: generations,
  });
  try {
    const bodies = await Promise.all(
      Array.from({ length: VISITS }, async () => {
        const response = await fetch(`${site.origin}/fr`);
        expect(response.status).toBe(200);
        return response.text();
      }),
    );
    expect(new Set(bodies).size, 'all got the same page').toBe(1);
    expect(bodies[0]).toContain('data-soft');
    expect(readFileSync(generations, 'utf8').trim().split('\n')).toEqual([expect.stringMatching(/\/fr$/)]);
    const isRefreshed = performance.now() - since >= REFRESH_MS;
    for (const { requested } of [platform, content]) {
      const ofPage = requested.filter((url) => /locale=fr\b/.test(url));
      const pages = ofPage.filter((url) => !isRefreshed || !REFRESHED.test(url));
      expect(pages.length).toBeGreaterThan(3);
      expect(
        pages.filter((url, index) => pages.indexOf(url) !== index),
        'read twice',
      ).toEqual([]);
    }
  } finally {
    site.stop();
    platform.close();
    content.close();
  }
});
