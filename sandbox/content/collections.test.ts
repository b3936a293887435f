import { describe, expect, it } from 'vitest';
import { DEFAULT_MESSAGES } from '@/lib/forms/default-messages';
import { COLLECTIONS } from './collections';
import {
  CONTENT_LOCALES,
  isContentObject,
  Media,
  type ContentRecord,
  type ContentValue,
} from './content-value';

/** The keys each record has on the wire. */
const CONTRACT_KEYS: Readonly<Record<keyof typeof COLLECTIONS, readonly string[]>> = {
  'settings-seo': ['host', 'redirects', 'robotsTxt'],
  'page-seo': [
    'url',
    'title',
    'description',
    'robots',
    'meta',
    'canonicalUrl',
    'openGraph',
    'organization',
    'product',
    'schemaFaq',
    'schemaArticle',
    'text',
  ],
  'web-settings': ['favicon'],
  'meta-data-tool': ['items'],
  'prazer-config': [
    'features',
    'balanceRefresh',
    'chat',
    'bannerMenu',
    'customCode',
    'descriptionMapping',
    'consent',
    'betting',
  ],
  banner: ['menuBanner', 'authBanner'],
  'cashier-config': ['depositViewMode', 'depositAmountPresets', 'historyPageSize', 'recentItems'],
  'games-config': ['types', 'playUrl', 'pageSize', 'hiddenCategories'],
  'search-config': ['minLength', 'popularQueries', 'recommendedSysnames'],
  loyalty: ['title', 'text', 'pointsName', 'levels', 'charactersPlace', 'notification'],
  'forms-config': ['registrationStrategy', 'messages', 'patterns', 'masks', 'forms'],
  'auth-config': ['registrationTypes', 'services', 'terms', 'notify', 'markBetting', 'isMiniAppEnabled'],
  common: [
    'siteName',
    'dateTimeJoiner',
    'menu',
    'footerLinks',
    'footerText',
    'footerMarks',
    'systemPages',
    'promoErrors',
    'wrongRegistrationServer',
    'settingsToasts',
  ],
};

const NAMES = Object.keys(CONTRACT_KEYS) as (keyof typeof COLLECTIONS)[];

function firstOf(name: keyof typeof COLLECTIONS, locale: 'en' | 'fr'): ContentRecord {
  return COLLECTIONS[name].records(locale)[0] ?? {};
}

function part(record: ContentRecord, ...path: readonly string[]): ContentRecord {
  let value: ContentValue | undefined = record;
  for (const key of path) value = isContentObject(value) ? value[key] : undefined;
  return isContentObject(value) ? value : {};
}

/** Every path to a plain value, so that two languages can be compared. */
function shapeOf(value: ContentValue, path = ''): string[] {
  if (value instanceof Media) return [`${path}:media`];
  if (isContentObject(value))
    return Object.keys(value).flatMap((key) => shapeOf(value[key] ?? null, `${path}.${key}`));
  if (Array.isArray(value)) return value.flatMap((item: ContentValue, at) => shapeOf(item, `${path}[${at}]`));
  return [`${path}:${typeof value}`];
}

describe.each(CONTENT_LOCALES)('records in %s (R-CMS-02)', (locale) => {
  it.each(NAMES)('%s has the keys of the contract and no others', (name) => {
    const records = COLLECTIONS[name].records(locale);
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) expect(Object.keys(record).sort()).toEqual([...CONTRACT_KEYS[name]].sort());
  });

  it('has a text for every system page', () => {
    const pages = part(firstOf('common', locale), 'systemPages');
    expect(Object.keys(pages).sort()).toEqual([
      'errors',
      'forbidden',
      'maintenance',
      'notFound',
      'payCancel',
      'payFail',
      'payMobile',
      'payNewWindow',
      'payPending',
      'paySuccess',
      'unsubscribe',
      'userBlocked',
    ]);
    for (const key of Object.keys(pages)) {
      expect(part(pages, key)).toEqual({
        title: expect.stringMatching(/\S/),
        info: expect.stringMatching(/\S/),
        button: expect.stringMatching(/\S/),
      });
    }
  });

  it('has validation messages that the product knows, with their placeholders', () => {
    const messages = part(firstOf('forms-config', locale), 'messages');
    expect(Object.keys(DEFAULT_MESSAGES[locale])).toEqual(expect.arrayContaining(Object.keys(messages)));
    for (const [key, names] of [
      ['minLength', ['min']],
      ['maxValue', ['max']],
      ['sum', ['min', 'max']],
      ['passwordSymbols', ['symbols']],
    ] as const) {
      for (const name of names) expect(messages[key]).toContain(`$$${name}$$`);
    }
  });

  it('names the inputs of each form as the contract does (part 9)', () => {
    const forms = part(firstOf('forms-config', locale), 'forms');
    const names = Object.entries(forms).map(([form, fields]) => [
      form,
      Array.isArray(fields) ? fields.map((field: ContentRecord) => field.name) : [],
    ]);
    expect(Object.fromEntries(names)).toEqual({
      registrationEmail: ['email', 'password', 'currency'],
      registrationPhone: ['phone', 'password', 'currency'],
      socialRegistration: ['email'],
      authorization: ['login', 'password'],
      restore: ['login'],
      profile: [
        'first_name',
        'last_name',
        'sex',
        'birth_date',
        'country_code',
        'region',
        'home_town',
        'address',
        'postcode',
      ],
      contact: ['contact'],
      password: ['old_password', 'new_password', 'repeat_password'],
      fakeName: ['fakename'],
      feedback: ['name', 'email', 'subject', 'message'],
    });
  });

  it('keeps players’ own pages out of search results and lets the others in', () => {
    const robots = new Map(
      COLLECTIONS['page-seo'].records(locale).map(({ url, robots: rule }) => [url, rule]),
    );
    for (const url of ['/profile/settings', '/cashier/deposit', '/confirmation', '/unsubscribe']) {
      expect(robots.get(url)).toBe('noindex, follow');
    }
    for (const url of ['/', '/gamehall', '/offers/##name##', '/terms'])
      expect(robots.get(url)).toBe('index, follow');
  });
});

describe('the two languages', () => {
  it.each(NAMES.filter((name) => name !== 'page-seo'))('give %s the same shape', (name) => {
    expect(shapeOf(firstOf(name, 'fr'))).toEqual(shapeOf(firstOf(name, 'en')));
  });

  it('hold the same pages, but for the one that is in English only', () => {
    const urls = (locale: 'en' | 'fr'): unknown[] =>
      COLLECTIONS['page-seo'].records(locale).map(({ url }) => url);
    expect(new Set(urls('en')).size).toBe(urls('en').length);
    expect(urls('en').filter((url) => !urls('fr').includes(url))).toEqual(['/press']);
    expect(urls('fr').filter((url) => !urls('en').includes(url))).toEqual([]);
  });

  it('never repeat an English sentence in French', () => {
    const english = new Map(COLLECTIONS['page-seo'].records('en').map((record) => [record.url, record]));
    for (const { url, description, text } of COLLECTIONS['page-seo'].records('fr')) {
      expect(description).not.toBe(english.get(url)?.description);
      if (text !== '') expect(text).not.toBe(english.get(url)?.text);
    }
  });
});
