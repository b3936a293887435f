/**
 * `npx tsx scripts/make-guide.ts`: takes the content guide's pictures from the site on the sandbox, with numbers where
 * each field shows, and writes `docs/content-pictures.md`; also the README's two pictures. Run it when a screen
 * changes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright';
import { CHROMIUM } from './lib/chromium.mjs';
import { addNumbers } from './lib/guide/numbers';
import { guideText, pictureFile } from './lib/guide/legend';
import { SCENES, type Scene } from './lib/guide/scenes';
import { root } from './lib/paths.mjs';
import { startTestWorld, type TestWorld } from '../tests/support/test-world';

const docs = join(root, 'docs');
const README_PICTURES = {
  'home-phone': { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  'home-wide': { viewport: { width: 1440, height: 900 } },
};
const WIDE = { width: 1120, height: 760 };
const REFUSED = JSON.stringify({ at: Date.now(), allowed: [] });

async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  // Playwright's own light scheme would reach into frames, past the page's dark one.
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', colorScheme: 'dark' });
  await context.addInitScript((choice) => localStorage.setItem('consent', choice), REFUSED);
  return context;
}

const save = (page: Page, file: string) =>
  page.screenshot({ path: join(docs, 'pictures', file), type: 'jpeg', quality: 70 });

async function drawHome(browser: Browser, world: TestWorld): Promise<void> {
  for (const [name, options] of Object.entries(README_PICTURES)) {
    const context = await newContext(browser, options);
    const page = await context.newPage();
    await page.goto(world.site, { waitUntil: 'networkidle' });
    await save(page, `${name}.jpg`);
    await context.close();
  }
}

async function drawScene(browser: Browser, world: TestWorld, scene: Scene): Promise<void> {
  const context = await newContext(
    browser,
    scene.isPhone ? README_PICTURES['home-phone'] : { viewport: WIDE },
  );
  if (scene.isForPlayers) await world.signIn(context);
  const page = await context.newPage();
  await page.goto(world.site + scene.path, { waitUntil: 'networkidle' });
  await scene.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await addNumbers(page, scene.marks);
  await save(page, pictureFile(scene));
  await context.close();
}

mkdirSync(join(docs, 'pictures'), { recursive: true });
const world = await startTestWorld();
const browser = await chromium.launch(CHROMIUM);
try {
  await drawHome(browser, world);
  for (const scene of SCENES) await drawScene(browser, world, scene);
} finally {
  await browser.close();
  await world.stop();
}
writeFileSync(join(docs, 'content-pictures.md'), guideText());
console.log(`${SCENES.length} pictures made`);
