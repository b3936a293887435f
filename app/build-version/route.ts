import { buildId } from '@/lib/env/build-id.server';

export const dynamic = 'force-dynamic';

/** Id of the running build. A page of another build follows its next link as a full page load. */
export async function GET(): Promise<Response> {
  return Response.json({ version: await buildId() }, { headers: { 'cache-control': 'no-store' } });
}
