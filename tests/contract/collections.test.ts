import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  COLLECTIONS,
  collectionRow,
  parseRecord,
  type CollectionName,
  type CollectionRecords,
} from '@/lib/content/collections';
import { flattenResponse, type RawRecord } from '@/lib/content/flatten';
import { routing, type Locale } from '@/i18n/routing';
import { createSandbox, type Sandbox } from '@/sandbox/index';
import { isOwnShape } from '@/scripts/lib/doctor/examine-collections';
import { differences } from '../support/differences';

const NAMES = Object.keys(COLLECTIONS) as CollectionName[];

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ database: ':memory:', isControlEnabled: false });
});
afterAll(() => sandbox.close());

async function read(name: CollectionName, locale: Locale, filter = ''): Promise<RawRecord[]> {
  const { path, part } = collectionRow(name);
  const address = `http://content.test/api/${path}?locale=${locale}${filter}&pagination[pageSize]=100`;
  const response = await sandbox.content.fetch(new Request(address));
  expect(response.status).toBe(200);
  const data = flattenResponse(await response.json(), { contentOrigin: 'http://content.test' });
  const records = Array.isArray(data) ? data : [data ?? {}];
  return part === undefined ? records : records.map((record) => record[part] as RawRecord);
}

/** Every sort of key field that must hold something for the page that shows it. */
const FILLED: { [Name in CollectionName]: (record: CollectionRecords[Name]) => unknown[] } = {
  'settings-seo': ({ robotsTxt, redirects }) => [robotsTxt, redirects.length],
  'page-seo': ({ url, title, description }) => [url, title, description],
  'prazer-config': ({ bannerMenu, descriptionMapping }) => [
    bannerMenu.bannerKey,
    Object.keys(descriptionMapping.banners).length,
    Object.keys(descriptionMapping.offers).length,
  ],
  'cashier-config': ({ depositAmountPresets }) => [depositAmountPresets.length],
  'games-config': ({ types, playUrl }) => [types.length, playUrl],
  'search-config': ({ minLength, popularQueries }) => [minLength, popularQueries.length],
  loyalty: ({ title, text }) => [title, text],
  'forms-config': ({ messages, forms }) => [
    Object.keys(messages).length,
    forms.registrationEmail?.length,
    forms.registrationPhone?.length,
    forms.profile?.length,
  ],
  common: ({ siteName, menu, footerLinks, footerText, promoErrors, systemPages }) => [
    siteName,
    menu.length,
    footerLinks.length,
    footerText,
    promoErrors.not_found,
    promoErrors.INVALID,
    systemPages.paySuccess?.title,
  ],
  'auth-config': ({ registrationTypes }) => [registrationTypes.length],
  'meta-data-tool': ({ items }) => [items.length],
  'menu-banner': ({ isExist, title, buttonTitle, image, publicTitle, publicImage }) => [
    isExist,
    title,
    buttonTitle,
    image,
    publicTitle,
    publicImage,
  ],
  'auth-banner': ({ isExist, label, value, image_360_520: tall, image_735_240: wide }) => [
    isExist,
    label,
    value,
    tall,
    wide,
  ],
  'web-settings': ({ favicon }) => [favicon.length],
};

function fieldsOf<Name extends CollectionName>(name: Name, raw: RawRecord): unknown[] {
  return FILLED[name](parseRecord(name, raw));
}

describe.each(routing.locales)('the content in %s', (locale) => {
  it.each(NAMES)('R-CMS-02: %s comes through its reader with no field lost to a default', async (name) => {
    const records = await read(name, locale);
    expect(records.length).toBeGreaterThan(0);
    for (const raw of records) {
      const lost = differences(raw, parseRecord(name, raw)).filter(
        (change) => !change.endsWith(': not sent') && !isOwnShape(change),
      );
      expect(lost, JSON.stringify(raw).slice(0, 120)).toEqual([]);
    }
  });

  it.each(NAMES)('%s is filled where a page depends on it', async (name) => {
    const [record = {}] = await read(name, locale);
    for (const value of fieldsOf(name, record)) expect(value).toBeTruthy();
  });
});

it('every French page SEO record has an English one to fall back on', async () => {
  const [en, fr] = await Promise.all(
    routing.locales.map(async (locale) => new Set((await read('page-seo', locale)).map(({ url }) => url))),
  );
  expect(fr?.size).toBeGreaterThan(0);
  expect([...(fr ?? [])].filter((url) => !en?.has(url))).toEqual([]);
});
