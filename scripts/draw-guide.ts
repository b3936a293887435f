/**
 * `npm run guide`: draws the pictures of the content guide from the site on the sandbox, with numbers where each field
 * shows, and writes `docs/content-pictures.md`. Run it when a screen has changed its face.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { CHROMIUM } from './lib/chromium.mjs';
import { drawNumbers } from './lib/guide/draw';
import { guideText, pictureFile } from './lib/guide/legend';
import { SCENES, type Scene } from './lib/guide/scenes';
import { root } from './lib/paths.mjs';
import { startTestWorld, type TestWorld } from './lib/test-world';

const docs = join(root, 'docs');
const REFUSED = JSON.stringify({ at: Date.now(), allowed: [] });

async function drawScene(browser: Browser, world: TestWorld, scene: Scene): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1120, height: 760 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript((choice) => localStorage.setItem('consent', choice), REFUSED);
  if (scene.isForPlayers) await world.signIn(context);
  const page = await context.newPage();
  await page.goto(world.site + scene.path, { waitUntil: 'networkidle' });
  await scene.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await drawNumbers(page, scene.marks);
  await page.screenshot({
    path: join(docs, 'pictures', pictureFile(scene)),
    type: 'jpeg',
    quality: 70,
  });
  await context.close();
}

mkdirSync(join(docs, 'pictures'), { recursive: true });
const world = await startTestWorld();
const browser = await chromium.launch(CHROMIUM);
try {
  for (const scene of SCENES) await drawScene(browser, world, scene);
} finally {
  await browser.close();
  await world.stop();
}
writeFileSync(join(docs, 'content-pictures.md'), guideText());
console.log(`${SCENES.length} pictures drawn`);
