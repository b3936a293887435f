import { contentReads } from '@/lib/content/content-state.server';
import { noticeFallbacks, RETRY_SECONDS } from '@/lib/upstream/degraded.server';
import { readySettings, type SiteSettings } from '@/lib/site-settings/settings.server';

/** How long a generated sitemap is served. Search engines visit rarely, and lists change slowly. */
const KEPT_MS = 10 * 60_000;
/** Other caches keep it as briefly as a page: the webhook does not reach them, and requests are cheap. */
const SHARED_SECONDS = 60;

interface CachedPart {
  at: number;
  /** Content generation from which it was made. */
  generation: number;
  /** Decide which addresses are listed; defaults until the settings are read. */
  rules: Pick<SiteSettings, 'redirects' | 'isClosed'>;
  /** Set after generation: it contains defaults, gaps or stale responses. */
  hasFallbacks: boolean;
  xml: Promise<string | null>;
}

const cache = new Map<string, CachedPart>();

/**
 * Response with a sitemap, generated once in ten minutes for all requests; 404 for an unknown name. The webhook
 * increments the content generation, which regenerates every sitemap on its next request, as it does pages; so do
 * changed robots rules or redirects. One made during a back-end failure is regenerated after ten seconds; one that
 * cannot be completed for that reason responds with 503: search engines keep the version they know.
 */
export async function sitemapResponse(name: string, make: () => Promise<string | null>): Promise<Response> {
  const settings = await readySettings();
  const known = cache.get(name);
  const entry = known && isCurrent(known, settings) ? known : begin(make, settings);
  cache.set(name, entry);
  try {
    const xml = await entry.xml;
    if (xml !== null) return new Response(xml, { headers: headersOf(entry) });
  } catch (error) {
    forget(name, entry);
    throw error;
  }
  forget(name, entry);
  if (!entry.hasFallbacks) return new Response(null, { status: 404 });
  return new Response(null, { status: 503, headers: { 'retry-after': String(RETRY_SECONDS) } });
}

function isCurrent({ at, generation, rules, hasFallbacks }: CachedPart, settings: SiteSettings): boolean {
  const isOfNow =
    generation === contentReads.generation &&
    rules.redirects === settings.redirects &&
    rules.isClosed === settings.isClosed;
  return isOfNow && Date.now() - at < (hasFallbacks ? RETRY_SECONDS * 1_000 : KEPT_MS);
}

function begin(make: () => Promise<string | null>, { redirects, isClosed }: SiteSettings): CachedPart {
  const noticed = noticeFallbacks(make);
  const entry: CachedPart = {
    at: Date.now(),
    generation: contentReads.generation,
    rules: { redirects, isClosed },
    hasFallbacks: false,
    xml: noticed.then(({ made, hasFallbacks }) => {
      entry.hasFallbacks = hasFallbacks;
      return made;
    }),
  };
  return entry;
}

function headersOf({ hasFallbacks }: CachedPart): Record<string, string> {
  return {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': `public, max-age=${hasFallbacks ? RETRY_SECONDS : SHARED_SECONDS}`,
  };
}

/** Keeps a newer one under the same name. */
function forget(name: string, entry: CachedPart): void {
  if (cache.get(name) === entry) cache.delete(name);
}
