import type { Locale } from '@/i18n/routing';
import { localePath } from '@/lib/routing/locale-path';
import { judgePage, type FallbackTitles } from './judge-page';
import { signIn } from '../support/sandbox-control';
import type { FaultWorld, Site } from './fault-world';
import type { PageGroup } from './page-groups';
import type { ServerFault } from './server-faults';

/** What came of one fault on one group of pages. */
export interface Cell {
  fault: string;
  group: string;
  /** Empty when the page passed. */
  problems: readonly string[];
  /** How often the fault took effect while the page was rendered; null where the sandbox cannot tell. */
  struck: number | null;
}

export interface Player {
  cookie: string;
  /** Words that stand in nobody else's page. */
  secrets: readonly string[];
}

/** Makes a player with a name of their own and signs them in at the platform. */
export async function makePlayer(world: FaultWorld): Promise<Player> {
  const player = await world.sandbox.player({
    login: `witness-${crypto.randomUUID()}@example.com`,
    balance: 7_654.32,
    isConfirmed: true,
  });
  const cookie = await signIn(world.platform, player);
  return { cookie, secrets: [player.login, '7,654.32', '7654.32', cookie.replace('sid=', '')] };
}

interface ServerScene {
  groups: readonly PageGroup[];
  player: Player;
  fallbacks: FallbackTitles;
  /** Language of the first group; the others take turns. */
  firstLocale: Locale;
}

/** One fault on all groups: a site that has read nothing yet, each page in one of the languages. */
export async function runServerFault(
  world: FaultWorld,
  fault: ServerFault,
  { groups, player, fallbacks, firstLocale }: ServerScene,
): Promise<Cell[]> {
  await world.fault(...fault.faults);
  const isSlow = fault.faults.some(({ kind }) => kind === 'hang' || kind === 'drip');
  const site = await world.startSite({ ...(isSlow && { READ_TIMEOUT_MS: '3000' }), ...fault.env });
  try {
    const cells: Cell[] = [];
    for (const [index, group] of groups.entries()) {
      const isFirst = index % 2 === 0;
      const locale = isFirst === (firstLocale === 'en') ? 'en' : 'fr';
      cells.push(await runCell(world, { site, fault, group, player, fallbacks, locale }));
    }
    return withTroubles(cells, site, fault);
  } finally {
    await site.stop();
    await world.fault();
  }
}

interface CellInput {
  site: Site;
  fault: ServerFault;
  group: PageGroup;
  player: Player;
  fallbacks: FallbackTitles;
  locale: Locale;
}

async function runCell(
  world: FaultWorld,
  { site, fault, group, player, fallbacks, locale }: CellInput,
): Promise<Cell> {
  await world.sandbox.clearLog();
  const cookie = group.isForPlayers ? player.cookie : '';
  const response = await fetch(`${site.origin}${localePath(locale, group.path)}`, {
    redirect: 'manual',
    headers: { cookie },
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => String(error));
  const name = { fault: fault.name, group: group.name };
  if (typeof response === 'string') return { ...name, problems: [response], struck: null };
  const page = { status: response.status, html: await response.text(), headers: response.headers };
  const struck = fault.env
    ? null
    : (await world.sandbox.log()).filter((entry) => entry.fault !== null).length;
  const problems = judgePage(page, {
    fault,
    group,
    locale,
    fallbacks,
    secrets: group.isForPlayers ? [] : player.secrets,
  });
  return {
    ...name,
    problems: problems.map((problem) => `${localePath(locale, group.path)}: ${problem}`),
    struck,
  };
}

/** What concerns the whole site is put down to the last page: errors nobody caught, and a fault that nobody met. */
function withTroubles(cells: readonly Cell[], { troubles }: Site, fault: ServerFault): Cell[] {
  const isMet = fault.env !== undefined || cells.some(({ struck }) => (struck ?? 0) > 0);
  const more = [...troubles, ...(isMet ? [] : ['the fault never took effect'])];
  return cells.map((cell, index) =>
    index === cells.length - 1 ? { ...cell, problems: [...cell.problems, ...more] } : cell,
  );
}
