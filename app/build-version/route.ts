import { buildId } from './build-id';

export const dynamic = 'force-dynamic';

/** Tells open pages which build answers now (contract part 4); they reload when it is another than their own. */
export async function GET(): Promise<Response> {
  return Response.json({ version: await buildId() }, { headers: { 'cache-control': 'no-store' } });
}
