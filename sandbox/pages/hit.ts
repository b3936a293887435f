import { execute } from '../world/sql';
import type { World } from '../world/world';

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** `/hit`: records a visit or a fraud-check session and responds with a 1×1 picture. */
export function hit(world: World, request: Request): Response {
  const { searchParams } = new URL(request.url);
  for (const kind of ['track_id', 'seon_session']) {
    const value = searchParams.get(kind);
    if (value === null || value === '') continue;
    const sql = 'insert into hits (kind, value, referer, created_at) values (?, ?, ?, ?)';
    execute(
      world,
      sql,
      kind,
      value.slice(0, 500),
      searchParams.get('referer')?.slice(0, 500) ?? null,
      world.clock.now(),
    );
  }
  return new Response(GIF, { headers: { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' } });
}
