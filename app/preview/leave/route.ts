import { draftMode } from 'next/headers';

export const dynamic = 'force-dynamic';

/** Ends an editor's preview in this browser and leads to the home page, as everybody sees it. */
export async function POST(): Promise<Response> {
  (await draftMode()).disable();
  return new Response(null, {
    status: 303,
    headers: { location: '/', 'cache-control': 'private, no-store' },
  });
}
