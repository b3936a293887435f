import { beforeAll, describe, expect, it } from 'vitest';
import { routing, type Locale } from '@/i18n/routing';
import { collectionHeaders, collectionPath } from '@/lib/content/collection-request';
import { COLLECTIONS, collectionRow, parseRecord, type CollectionName } from '@/lib/content/collections';
import { flattenResponse, type RawRecord } from '@/lib/content/flatten';
import { createContentApp } from '@/sandbox/content/app';
import { isOwnShape } from '@/scripts/lib/doctor/examine-collections';
import { differences } from '../support/differences';

/** A content system under test. */
export interface ContentSystemUnderTest {
  origin: string;
  /** Host whose SEO settings it holds. */
  host: string;
  token: string | null;
  fetch: (request: Request) => Promise<Response>;
}

export type ResponseShape = 'v4' | 'flat';

/** An address of each kind: home, template, content page. */
const PAGES = ['/', '/offers/##name##', '/terms'];
const NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/**
 * The contract of a content system, the same for the sandbox, for recorded responses of Strapi and for a Strapi that
 * runs: every request is the product's own, every response goes through the product's own reader.
 */
export function describeContentSystem(name: string, start: () => ContentSystemUnderTest): void {
  describe(name, () => {
    let system: ContentSystemUnderTest;
    beforeAll(() => {
      system = start();
    });

    describe.each(routing.locales)('in %s', (locale) => {
      const rows = NAMES.flatMap((collection) =>
        filtersOf(collection).map((filter) => ({
          collection,
          filter,
          record: filter === null ? collection : `${collection} of ${filter}`,
        })),
      );

      it.each(rows)('R-CMS-02: $record loses no field in transit', async ({ collection, filter }) => {
        for (const shape of ['v4', 'flat'] as const) {
          const record = await read(system, { collection, filter, locale, shape });
          expect(lostFields(collection, record), shape).toEqual([]);
        }
      });

      it.each(rows)('$record says the same in both shapes', async ({ collection, filter }) => {
        const query = { collection, filter, locale };
        const [wrapped, flat] = [
          await read(system, { ...query, shape: 'v4' }),
          await read(system, { ...query, shape: 'flat' }),
        ];
        expect(contentOf(collection, flat)).toEqual(contentOf(collection, wrapped));
      });

      it.each(rows)('$record holds what the sandbox holds', async ({ collection, filter }) => {
        const query = { collection, filter, locale, shape: 'v4' } as const;
        const own = contentOf(collection, await read(system, query));
        expect(own).toEqual(contentOf(collection, await read(SANDBOX, query)));
      });
    });

    it('a page that does not exist is an empty list', async () => {
      const response = await fetchPath(system, pathOf('page-seo', '/nowhere', 'en'), 'v4');
      expect(response.status).toBe(200);
      expect(flattenResponse(await response.json())).toEqual([]);
    });

    it('a language without a record is a 404 for a single record and an empty list for a list', async () => {
      const single = await fetchPath(system, inUnknownLocale(pathOf('common', null, 'en')), 'v4');
      expect(single.status).toBe(404);
      expect(await single.json()).toMatchObject({
        data: null,
        error: { status: 404, name: 'NotFoundError' },
      });
      const list = await fetchPath(system, inUnknownLocale(pathOf('page-seo', '/', 'en')), 'v4');
      expect(flattenResponse(await list.json())).toEqual([]);
    });

    it.each(['v=2.34', '_locale=fr'])('the unknown parameter %s is refused', async (parameter) => {
      const response = await fetchPath(system, `${pathOf('common', null, 'en')}&${parameter}`, 'v4');
      expect(response.status).toBe(400);
    });

    it('an unknown collection is a 404', async () => {
      expect((await fetchPath(system, '/api/nothing-of-the-kind?locale=en', 'v4')).status).toBe(404);
    });
  });
}

interface Query {
  collection: CollectionName;
  /** Address or host of a list, null for a single record. */
  filter: string | null;
  locale: Locale;
  shape: ResponseShape;
}

function filtersOf(collection: CollectionName): (string | null)[] {
  const { filterKey } = collectionRow(collection);
  if (filterKey === 'url') return PAGES;
  return [filterKey];
}

function pathOf(collection: CollectionName, filter: string | null, locale: Locale, host = ''): string {
  const { filterKey } = collectionRow(collection);
  if (filterKey === null) return collectionPath(collection, { locale });
  return collectionPath(collection, {
    locale,
    filters: { [filterKey]: filter === 'host' ? host : (filter ?? '') },
  });
}

const inUnknownLocale = (path: string): string => path.replace('locale=en', 'locale=de');

function fetchPath({ origin, token, fetch }: ContentSystemUnderTest, path: string, shape: ResponseShape) {
  const { 'strapi-response-format': format, ...plain } = collectionHeaders(token);
  const headers =
    shape === 'v4' && format !== undefined ? { ...plain, 'strapi-response-format': format } : plain;
  return fetch(new Request(`${origin}${path}`, { headers }));
}

async function read(
  system: ContentSystemUnderTest,
  { collection, filter, locale, shape }: Query,
): Promise<RawRecord> {
  const response = await fetchPath(system, pathOf(collection, filter, locale, system.host), shape);
  expect(response.status, `${collection} ${filter ?? ''}`).toBe(200);
  const data = flattenResponse(await response.json(), { contentOrigin: system.origin });
  const record = Array.isArray(data) ? data[0] : data;
  const { part } = collectionRow(collection);
  const found = part === undefined ? record : record?.[part];
  if (typeof found !== 'object' || found === null)
    throw new Error(`No record of ${collection} ${filter ?? ''}`);
  return { ...found };
}

function lostFields(collection: CollectionName, raw: RawRecord): string[] {
  return differences(raw, parseRecord(collection, raw)).filter(
    (change) => !change.endsWith(': not sent') && !isOwnShape(change),
  );
}

/** A record as the product reads it, without what differs between two systems of the same content. */
function contentOf(collection: CollectionName, raw: RawRecord): unknown {
  const text = JSON.stringify(parseRecord(collection, raw), (key, value: unknown) =>
    OWN_KEYS.has(key) ? undefined : value,
  );
  return JSON.parse(
    text.replace(UPLOAD, (_, name: string, ending: string) => `/content/uploads/${plain(name)}.${ending}`),
  );
}

/** Numbers of records, and the host a system is made for. */
const OWN_KEYS = new Set(['id', 'host', 'locale']);
const UPLOAD = /\/content\/uploads\/([\w-]+)\.(\w+)/g;

/** Strapi adds a random hash to a file's name and puts `_` in place of other signs. */
function plain(name: string): string {
  return name.replace(/_[0-9a-f]{10}$/, '').replaceAll('-', '_');
}

/** What every system is filled with. */
const SANDBOX: ContentSystemUnderTest = {
  origin: 'http://content.test',
  host: 'localhost',
  token: null,
  fetch: createContentApp().fetch,
};
