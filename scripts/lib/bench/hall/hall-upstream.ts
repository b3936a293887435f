import { serve } from '@hono/node-server';
import { createSandbox } from '../../../../sandbox/index';
import { GAMES } from '../../../../sandbox/world/seed/game-list';
import { getFreePort } from '../../ports.mjs';

const MAX_COUNT = 5_000;
const PICTURES = 60;
const TYPES = ['slot', 'casino', 'live', 'fast'] as const;
const WORDS = ['Amber', 'Book', 'Comet', 'Dragon', 'Ember', 'Falcon', 'Golden', 'Harbour', 'Island', 'Jade'];
const PLACES = ['Sun', 'River', 'Valley', 'Tower', 'Night', 'Forest', 'Crown', 'Storm', 'Garden'];

export interface BenchGame {
  sysname: string;
  name: string;
  image_url: string;
  description: null;
  provider: string;
  type: (typeof TYPES)[number];
  has_demo: boolean;
}

/** This many games with names of usual length, each with one of the sandbox's pictures. */
export function inventGames(count: number): BenchGame[] {
  return Array.from({ length: count }, (_, index) => ({
    sysname: `bench-${index}`,
    name: `${WORDS[index % WORDS.length]} of the ${PLACES[index % PLACES.length]} ${index}`,
    image_url: `/platform/media/games/${GAMES[index % PICTURES]?.sysname}-288x192.webp?${index}`,
    description: null,
    provider: 'sunplay',
    type: TYPES[index % TYPES.length] ?? 'slot',
    has_demo: true,
  }));
}

/**
 * Both back ends of the site in this process: the sandbox, but with the given games, and with further files (reference
 * pages) by path.
 */
export async function startHallUpstream(
  games: readonly BenchGame[],
  files: ReadonlyMap<string, { type: string; body: string }>,
): Promise<{ platform: string; content: string; close(): void }> {
  const sandbox = createSandbox({ database: ':memory:', isControlEnabled: false });
  const [platformPort, contentPort] = [await getFreePort(), await getFreePort()];
  const respond = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname === '/api/games.get') return Response.json({ data: findGames(games, url), error: null });
    const file = files.get(url.pathname);
    return file
      ? new Response(file.body, { headers: { 'content-type': file.type } })
      : sandbox.platform.fetch(request);
  };
  const servers = [
    serve({ fetch: respond, hostname: '127.0.0.1', port: platformPort }),
    serve({ fetch: sandbox.content.fetch, hostname: '127.0.0.1', port: contentPort }),
  ];
  return {
    platform: `http://127.0.0.1:${platformPort}`,
    content: `http://127.0.0.1:${contentPort}`,
    close() {
      for (const server of servers) server.close();
      sandbox.close();
    },
  };
}

/** The data of `games.get`, for the parameters the hall uses: type, search, offset and count. */
function findGames(games: readonly BenchGame[], url: URL): { items: BenchGame[]; total: number } {
  const options = JSON.parse(url.searchParams.get('options') ?? '{}') as { type?: string; search?: string };
  const search = options.search?.toLowerCase() ?? '';
  const found = games.filter(
    ({ type, name }) =>
      (options.type === undefined || options.type === type) && name.toLowerCase().includes(search),
  );
  const offset = Number(url.searchParams.get('offset') ?? 0);
  const count = Math.min(Number(url.searchParams.get('count') ?? 15), MAX_COUNT);
  return { items: found.slice(offset, offset + count), total: found.length };
}
