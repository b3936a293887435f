/** How long a finished sitemap serves everyone who asks. Search engines come rarely, lists change slowly. */
const KEPT_MS = 10 * 60_000;
const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' };

const kept = new Map<string, { at: number; xml: Promise<string | null> }>();

/** The answer with a sitemap, made once in ten minutes however many ask; 404 where there is none of that name. */
export async function sitemapAnswer(name: string, make: () => Promise<string | null>): Promise<Response> {
  const known = kept.get(name);
  const entry = known && Date.now() - known.at < KEPT_MS ? known : { at: Date.now(), xml: make() };
  kept.set(name, entry);
  try {
    const xml = await entry.xml;
    if (xml !== null) return new Response(xml, { headers: HEADERS });
  } catch (error) {
    kept.delete(name);
    throw error;
  }
  kept.delete(name);
  return new Response(null, { status: 404 });
}
