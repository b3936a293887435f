import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { Agent, fetch } from 'undici';
import { CHROMIUM } from '../../scripts/lib/chromium.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import type { Report } from '../support/report';
import type { Cluster } from './cluster';
import { MAIN_PATHS } from '@/server/warm-up.mjs';
import { RollingReplace } from './rolling';
import { ensureSecondBuild } from './second-build';
import { openTab, type Tab } from './tab';

const TABS = ['/', '/gamehall', '/offers', '/tournaments', '/cashier/deposit/card'];
const SESSIONS = 45;
/**
 * A connection each: kept-alive ones are closed when the balancer reloads its settings, and only browsers send again.
 */
const dispatcher = new Agent({ pipelining: 0 });

/** What a simulated visitor keeps of a page that was opened: its build and its files. */
interface Session {
  path: string;
  build: string;
  files: string[];
}

/** A new version is deployed while visitors use the site. */
export async function checkDeploy(cluster: Cluster, report: Report): Promise<void> {
  report.group('A new version while 50 visitors are here');
  const next = await ensureSecondBuild();
  release(cluster, root);
  const browser = await chromium.launch(CHROMIUM);
  try {
    const cookie = await cluster.signIn();
    const tabs: Tab[] = [];
    for (const path of TABS) tabs.push(await openTab(browser, cluster.balancer.origin, path, cookie));
    const sessions = await Promise.all(
      Array.from({ length: SESSIONS }, (_, turn) => openSession(cluster, turn)),
    );

    release(cluster, next);
    for (const instance of cluster.instances) instance.folder = next;
    const code = await new RollingReplace(cluster).run();
    const builds = await Promise.all(cluster.origins.map(buildOf));
    const isNew = builds.every((build) => build !== sessions[0]?.build);
    report.check('every instance runs the new version', code === 0 && isNew, builds.join());

    const lost = (await Promise.all(sessions.map((session) => troubleOf(cluster, session)))).filter(Boolean);
    report.check(
      `${SESSIONS} sessions: old files, next pages and reloads get responses`,
      lost.length === 0,
      lost.join('; '),
    );
    for (const tab of tabs) {
      const trouble = await tab.goOn();
      report.check(
        `the tab on ${tab.path} goes on`,
        trouble === null,
        trouble ?? `${tab.documents} new documents`,
      );
    }
  } finally {
    await browser.close();
    for (const instance of cluster.instances) instance.folder = root;
  }
}

function release(cluster: Cluster, folder: string): void {
  execFileSync('sh', [join(root, 'deploy/release.sh'), folder, join(cluster.folder, 'static')], {
    stdio: 'ignore',
  });
}

async function buildOf(origin: string): Promise<string> {
  const response = await fetch(`${origin}/build-version`, { dispatcher });
  return ((await response.json()) as { version: string }).version;
}

async function openSession(cluster: Cluster, turn: number): Promise<Session> {
  const path = MAIN_PATHS[turn % MAIN_PATHS.length] ?? '/';
  const html = await (await fetch(cluster.balancer.origin + path, { dispatcher })).text();
  const files = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g))];
  return { path, build: /data-build="([^"]+)"/.exec(html)?.[1] ?? '', files };
}

/** What of an old session no longer works, in words; null when all does. */
async function troubleOf(cluster: Cluster, { path, build, files }: Session): Promise<string | null> {
  const site = cluster.balancer.origin;
  if (build === '' || files.length === 0) return `${path} named no build or no files`;
  for (const file of files) {
    const response = await fetch(site + file, { dispatcher });
    const { status, headers } = response;
    // undici 7 throws when the connection of an unread response is closed.
    await response.arrayBuffer();
    if (status !== 200 || !headers.get('cache-control')?.includes('immutable')) return `${file}: ${status}`;
  }
  const soft = await fetch(site + path, {
    dispatcher,
    headers: { rsc: '1', 'next-router-state-tree': '%5B%22of-another-version%22%5D' },
  });
  await soft.arrayBuffer();
  const hard = await fetch(site + path, { dispatcher });
  if (soft.status !== 200 || hard.status !== 200) return `${path}: ${soft.status}, ${hard.status}`;
  return (await hard.text()).includes(`data-build="${build}"`) ? `${path} is still the old one` : null;
}
