import { openLoad } from '../support/open-loop';
import { pages, playersPage, reads, write } from '../cluster/kinds';
import type { RequestKind } from '../cluster/traffic';
import { pause } from '../support/until';
import type { Report } from '../support/report';
import { inMb, slopeOf, takeSample, type HeapSample } from './heap';
import { loadsAt, type SoakWorld } from './soak-world';

const USUAL_SECONDS = 600;
const USUAL_REQUESTS = 60_000;
/** Above the required rate, so that a pause of the machine does not miss it. */
const RATE_MARGIN = 1.1;
const SAMPLE_MS = 15_000;
/** Share of the time in which caches fill and code is compiled. */
const WARM_SHARE = 0.25;
const MAX_SLOPE_MB = 0.5;
const MAX_GROWTH = 1.1;
const MAX_MORE_HANDLES = 50;

/** The server releases the memory of the requests it served. */
export async function checkSteadyLoad(world: SoakWorld, report: Report): Promise<void> {
  const seconds = Number(process.env.SOAK_SECONDS ?? USUAL_SECONDS);
  const wanted = Math.round((USUAL_REQUESTS * seconds) / USUAL_SECONDS);
  report.group(`Steady load for ${seconds} s`);
  const loads = loadsAt(world.instance.origin, await mixture(world));
  const samples: HeapSample[] = [];
  let isOver = false;
  const running = openLoad(loads, (wanted / seconds) * RATE_MARGIN, seconds).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await Promise.race([pause(SAMPLE_MS), running]);
    const sample = await takeSample(world.instance.pid ?? 0, world.heapFile);
    samples.push(sample);
    console.log(
      `  heap ${inMb(sample.heapUsed)} MB, buffers ${inMb(sample.arrayBuffers)} MB, handles ${sample.handles}`,
    );
  }
  const tally = await running;
  report.check(
    `${wanted} requests, none lost`,
    tally.served >= wanted && tally.wrong + tally.refused === 0,
    [`${tally.served} served, ${tally.refused} refused, ${tally.wrong} wrong`, ...tally.examples].join('; '),
  );
  judge(samples, report);
}

function judge(samples: readonly HeapSample[], report: Report): void {
  const warm = samples.slice(Math.ceil(samples.length * WARM_SHARE));
  const [first, last] = [warm[0], warm.at(-1)];
  if (first === undefined || last === undefined || warm.length < 3) {
    report.check('the heap was read often enough', false, `${warm.length} times`);
    return;
  }
  const slope = slopeOf(warm);
  report.check(
    'heap grows by at most 0.5 MB a minute',
    slope <= MAX_SLOPE_MB,
    `${slope.toFixed(2)} MB a minute`,
  );
  const isFlat = last.heapUsed <= first.heapUsed * MAX_GROWTH;
  report.check(
    'heap ends within a tenth',
    isFlat,
    `${inMb(first.heapUsed)} MB, then ${inMb(last.heapUsed)} MB`,
  );
  const more = last.handles - first.handles;
  report.check('handles stay', more <= MAX_MORE_HANDLES, `${first.handles}, then ${last.handles}`);
}

/** What visitors do: pages, soft navigations, missing pages, reads, and players who act. */
async function mixture({ sandbox, instance }: SoakWorld): Promise<RequestKind[]> {
  const site = instance.origin;
  const cookies = await Promise.all(Array.from({ length: 3 }, () => sandbox.signIn(site)));
  const soft: RequestKind[] = pages.slice(0, 8).map((page) => ({
    ...page,
    name: `soft ${page.name}`,
    headers: { rsc: '1' },
    // A wrong `_rsc` is led to the right one; both are responses.
    isRight: (status) => status === 200 || status === 307,
  }));
  const missing: RequestKind[] = ['/no-such-page', '/fr/no-such-page'].map((path) => ({
    name: path,
    method: 'GET',
    path,
    isRight: (status) => status === 404,
  }));
  return [
    ...pages,
    ...soft,
    ...missing,
    ...reads,
    ...reads,
    ...cookies.flatMap((cookie) => [write(cookie), playersPage(cookie)]),
  ];
}
