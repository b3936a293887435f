import { contentState } from '@/lib/content/content-state.server';

/** How long a finished sitemap serves everyone who asks. Search engines come rarely, lists change slowly. */
const KEPT_MS = 10 * 60_000;
/** Others keep it no longer than a page: the webhook does not reach them, and asking again costs nothing. */
const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=60' };

interface Kept {
  at: number;
  /** The content's generation it was made of. */
  generation: number;
  xml: Promise<string | null>;
}

const kept = new Map<string, Kept>();

/**
 * The answer with a sitemap, made once in ten minutes however many ask; 404 where there is none of that name. The webhook
 * counts the content's generation on, which makes every sitemap anew at its next visit, as it does with pages.
 */
export async function sitemapAnswer(name: string, make: () => Promise<string | null>): Promise<Response> {
  const known = kept.get(name);
  const entry = known && isCurrent(known) ? known : begin(make);
  kept.set(name, entry);
  try {
    const xml = await entry.xml;
    if (xml !== null) return new Response(xml, { headers: HEADERS });
  } catch (error) {
    forget(name, entry);
    throw error;
  }
  forget(name, entry);
  return new Response(null, { status: 404 });
}

function isCurrent({ at, generation }: Kept): boolean {
  return generation === contentState.generation && Date.now() - at < KEPT_MS;
}

function begin(make: () => Promise<string | null>): Kept {
  return { at: Date.now(), generation: contentState.generation, xml: make() };
}

/** A newer one under the same name stays. */
function forget(name: string, entry: Kept): void {
  if (kept.get(name) === entry) kept.delete(name);
}
