import type { Report } from '../support/report';
import type { Cluster } from './cluster';
import { pages } from './kinds';
import { summaryOf, Traffic } from './traffic';
import { until } from '../support/until';

const WITH_WEBHOOK_MS = 2_000;
const WITHOUT_WEBHOOK_MS = 70_000;
const PATH = '/about';

/** A change of an editor reaches every instance. */
export async function checkChanges(cluster: Cluster, report: Report): Promise<void> {
  report.group('A change of content reaches every instance');
  const visitors = new Traffic(cluster.origins, [...pages, { ...pageOf(PATH) }], 6, { pauseMs: 250 });
  for (let round = 1; round <= 5; round += 1) {
    const title = `With a webhook ${round}`;
    await edit(cluster, title);
    const since = Date.now();
    const status = await cluster.revalidate();
    const webhookMs = Date.now() - since;
    const seen = await seenEverywhere(cluster, title, WITH_WEBHOOK_MS * 3);
    const took = seen === null ? null : Date.now() - since;
    report.check(
      'within 2 s of the webhook to one of them',
      status === 200 && took !== null && took <= WITH_WEBHOOK_MS,
      `${took ?? 'not'} ms, the webhook itself ${webhookMs} ms`,
    );
  }
  await edit(cluster, 'Without a webhook');
  const seen = await seenEverywhere(cluster, 'Without a webhook', WITHOUT_WEBHOOK_MS * 1.5, 500);
  report.check('within 70 s without one', seen !== null && seen <= WITHOUT_WEBHOOK_MS, `${seen ?? 'not'} ms`);
  const tally = await visitors.stop();
  report.check('visitors notice nothing else', tally.wrong === 0, summaryOf(tally));
}

const pageOf = (path: string) => ({
  name: `GET ${path}`,
  method: 'GET' as const,
  path,
  isRight: (status: number) => status === 200,
});

function edit(cluster: Cluster, title: string): Promise<void> {
  const patch = { url: PATH, title, description: 'Text', text: `<p>${title}</p>` };
  return cluster.sandbox.control.content('page-seo', 'en', patch);
}

/** Milliseconds until every instance shows the text; null when one does not in time. */
async function seenEverywhere(
  cluster: Cluster,
  text: string,
  limitMs: number,
  everyMs = 50,
): Promise<number | null> {
  const shows = async (origin: string) =>
    (await (await fetch(origin + PATH)).text()).includes(`<p>${text}</p>`);
  const all = async () => (await Promise.all(cluster.origins.map(shows))).every(Boolean);
  return until('the change', limitMs, all, everyMs).catch(() => null);
}
