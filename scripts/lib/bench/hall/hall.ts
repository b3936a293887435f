import { setTimeout as wait } from 'node:timers/promises';
import { startTestWorld } from '../../../../tests/support/test-world';
import { withBrowser } from '../../with-browser';
import type { Figure } from '../figures';
import { bundle, REFERENCE_PAGE } from './bundle';
import { hallGoals } from './goals';
import { inventGames, startHallUpstream } from './hall-upstream';
import { CPU_SLOWDOWN, measureOnce, PHONE, type HallRun } from './measure';

const GAMES = 10_000;
/** A run takes about two minutes. Chromium occasionally freezes under CPU throttling. */
const RUN_LIMIT_MS = 180_000;

/**
 * The game hall with 10,000 games on a slowed phone, beside a plain list by `@tanstack/react-virtual` and a list
 * without windowing, all in one run.
 */
export async function hallFigures(runs: number): Promise<Figure[]> {
  const games = inventGames(GAMES);
  const [reference, probe] = await Promise.all([bundle('./reference.tsx'), bundle('./probe.ts')]);
  const files = new Map([
    ['/bench/page', { type: 'text/html', body: REFERENCE_PAGE }],
    ['/bench/reference.js', { type: 'text/javascript', body: reference }],
  ]);
  const upstream = await startHallUpstream(games, files);
  const world = await startTestWorld({ PLATFORM_URL: upstream.platform, CONTENT_URL: upstream.content });
  // The reference lists also load their pictures through the gateway: the server's part is the same for all.
  const viaSite = games.map((game) => ({ ...game, image_url: world.site + game.image_url }));
  files.set('/bench/games.json', { type: 'application/json', body: JSON.stringify(viaSite) });
  const places = {
    hall: `${world.site}/gamehall`,
    plain: `${upstream.platform}/bench/page#virtual`,
    bare: `${upstream.platform}/bench/page#whole`,
    probe,
  };
  const { width, height } = PHONE.viewport;
  console.log(`${GAMES} games, ${width}×${height}, processor slowed ${CPU_SLOWDOWN}×, ${runs} runs`);
  try {
    const tilesInHtml = (await (await fetch(places.hall)).text()).match(/data-tile="/g)?.length ?? 0;
    const all: HallRun[] = [];
    for (let tries = 0; all.length < runs && tries < 2 * runs; tries += 1) {
      const run = await withBrowser((browser) => within(RUN_LIMIT_MS, measureOnce(browser, places)));
      if (run) all.push(run);
      console.log(
        run ? `run ${all.length} of ${runs}: ${summary(run)}` : 'a run stood still and is made again',
      );
    }
    return hallGoals(tilesInHtml, all);
  } finally {
    await world.stop();
    upstream.close();
  }
}

/** The result if it arrives in time, else null. */
function within<T>(limitMs: number, made: Promise<T>): Promise<T | null> {
  // Once abandoned it fails with its browser, and nothing awaits it.
  made.catch(() => undefined);
  return Promise.race([made, wait(limitMs, null, { ref: false })]);
}

function summary({ swipe, plain, filterMs, searchMs }: HallRun): string {
  const parts = [
    `swipe ${swipe.busyMs.toFixed(1)} ms a frame (plain list ${plain.busyMs.toFixed(1)})`,
    `filter ${filterMs.toFixed(0)} ms`,
    `search ${searchMs.toFixed(0)} ms`,
  ];
  return parts.join(', ');
}
