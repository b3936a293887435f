import 'server-only';
import qs from 'qs';
import * as z from 'zod/mini';
import type { Locale } from '@/i18n/routing';
import { readCollection } from '@/lib/content/client.server';
import { collectionHeaders } from '@/lib/content/collection-request';
import { contentPageSlug } from '@/lib/content/content-page-rules';
import { ContentFailure } from '@/lib/content/failure';
import { flattenResponse } from '@/lib/content/flatten';
import { linkTarget } from '@/lib/content/menu-links.server';
import { env } from '@/lib/env/server';
import { inBatches } from '@/lib/in-batches';
import { isRecord } from '@/lib/is-record';
import { parseJson } from '@/lib/parse-json';
import { requestUpstream } from '@/lib/upstream/request.server';
import { READ_LIMIT_MS } from './read-policy.server';

const PER_READ = 100;
/** A longer list is not read: then each page is looked up individually. */
const MAX_READS = 100;
const READS_AT_ONCE = 4;

const listed = z.object({
  data: z.array(z.object({ url: z.string() })),
  meta: z.object({
    pagination: z.object({ pageCount: z.int(), total: z.int().check(z.positive()) }),
  }),
});

/** Slugs that may be content pages, by language. */
export type WrittenSlugs = Readonly<Record<Locale, ReadonlySet<string>>>;

/**
 * Slugs that may be content pages (R-HOME-02): of the records the content system lists, and those that menu and footer
 * link to. French pages include the English ones, which they show where they have no record of their own. Null where
 * the list is missing or incomplete and so proves nothing.
 * @throws Error when the content system does not respond.
 */
export async function readWrittenSlugs(): Promise<WrittenSlugs | null> {
  const [en, fr] = await Promise.all([readSlugs('en'), readSlugs('fr')]);
  return en && fr && { en: new Set(en), fr: new Set([...en, ...fr]) };
}

async function readSlugs(locale: Locale): Promise<readonly string[] | null> {
  const [urls, links] = await Promise.all([readUrls(locale), readLinks(locale)]);
  return urls && [...urls, ...links].flatMap((url) => contentPageSlug(url) ?? []);
}

async function readUrls(locale: Locale): Promise<readonly string[] | null> {
  const first = await readPage(locale, 1);
  if (first === null) return null;
  const { pageCount, total } = first.meta.pagination;
  if (pageCount > MAX_READS) return null;
  const records = [...first.data, ...(await readRest(locale, pageCount))];
  return records.length === total ? records.map(({ url }) => url) : null;
}

async function readRest(locale: Locale, pageCount: number) {
  const further = Array.from({ length: pageCount - 1 }, (_, at) => at + 2);
  const pages = await inBatches(further, READS_AT_ONCE, (page) => readPage(locale, page));
  return pages.flatMap((page) => page?.data ?? []);
}

async function readPage(locale: Locale, page: number): Promise<z.output<typeof listed> | null> {
  const query = qs.stringify({ locale, fields: ['url'], pagination: { page, pageSize: PER_READ } });
  const since = performance.now();
  const { status, bytes } = await requestUpstream({
    url: `${env.CONTENT_URL}/api/page-seo?${query}`,
    headers: collectionHeaders(env.CONTENT_TOKEN ?? null),
    timeoutMs: READ_LIMIT_MS,
  });
  if (status >= 500) throw new ContentFailure('page-seo', status, 'status', since);
  const body = parseJson(Buffer.from(bytes).toString('utf8'));
  const { success, data } = listed.safeParse(isRecord(body) && { ...body, data: flattenResponse(body) });
  return success ? data : null;
}

async function readLinks(locale: Locale): Promise<string[]> {
  const common = await readCollection('common', { locale, timeoutMs: READ_LIMIT_MS });
  return common === null ? [] : [...common.menu, ...common.footerLinks].map(({ url }) => linkTarget(url));
}
