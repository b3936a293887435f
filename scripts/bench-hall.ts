/**
 * `npm run bench:hall`: the games hall with 10,000 games on a slowed phone, beside a plain list by
 * `@tanstack/react-virtual` and a list without windowing, all in one run. docs/testing.md says what the figures mean.
 * `--runs=3` changes how often everything is measured. Ends with code 1 when a binding goal is missed.
 */
import { chromium } from 'playwright';
import { bundle, REFERENCE_PAGE } from './lib/bench/bundle';
import { figureLine, isMet } from './lib/bench/figures';
import { hallFigures } from './lib/bench/goals';
import { inventGames, startHallUpstream } from './lib/bench/hall-upstream';
import { CPU_SLOWDOWN, measureOnce, PHONE, type HallRun } from './lib/bench/measure';
import { drawPictures } from './lib/bench/pictures';
import { CHROMIUM } from './lib/chromium.mjs';
import { startTestWorld } from './lib/test-world';

const GAMES = 10_000;
const PICTURES = 60;

const runs = Number(/--runs=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 5);
const browser = await chromium.launch(CHROMIUM);
const games = inventGames(GAMES, PICTURES);
const [reference, probe, pictures] = await Promise.all([
  bundle('./reference.tsx'),
  bundle('./probe.ts'),
  drawPictures(browser, PICTURES),
]);
const files = new Map([
  ['/bench/page', { type: 'text/html', body: REFERENCE_PAGE }],
  ['/bench/reference.js', { type: 'text/javascript', body: reference }],
]);
const upstream = await startHallUpstream(games, pictures, files);
const world = await startTestWorld({ PLATFORM_URL: upstream.platform, CONTENT_URL: upstream.content });
// The reference lists get their pictures through the product's gateway too: the server's part is the same for all.
const viaSite = games.map((game) => ({ ...game, image_url: world.site + game.image_url }));
files.set('/bench/games.json', { type: 'application/json', body: JSON.stringify(viaSite) });
const places = {
  hall: `${world.site}/gamehall`,
  plain: `${upstream.platform}/bench/page#virtual`,
  bare: `${upstream.platform}/bench/page#whole`,
  probe,
};
const all: HallRun[] = [];
let tilesInHtml = 0;
try {
  tilesInHtml = (await (await fetch(places.hall)).text()).match(/data-tile="/g)?.length ?? 0;
  for (let run = 0; run < runs; run += 1) {
    all.push(await measureOnce(browser, places));
    console.log(`run ${run + 1} of ${runs} done`);
  }
} finally {
  await browser.close();
  await world.stop();
  upstream.close();
}
const figures = hallFigures(tilesInHtml, all);
console.log(
  `${GAMES} games, ${PHONE.viewport.width}×${PHONE.viewport.height}, processor slowed ${CPU_SLOWDOWN}×, ${runs} runs`,
);
console.log(`       ${'figure'.padEnd(52)} ${'median'.padStart(12)}   ${'range'.padEnd(18)} goal`);
for (const figure of figures) console.log(figureLine(figure));
const missed = figures.filter((figure) => figure.isBinding && !isMet(figure));
console.log(
  missed.length === 0 ? 'All binding goals are met.' : `${missed.length} binding goals are missed.`,
);
process.exit(missed.length === 0 ? 0 : 1);
