import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '@/tests/support/property-runs';
import { COLLECTIONS, parseRecord, type CollectionName } from './collections';

const names = Object.keys(COLLECTIONS) as CollectionName[];

describe('defaults', () => {
  it('of the site config are those of the specification (R-CONST-05, R-CMS-05)', () => {
    const config = parseRecord('prazer-config', null);
    expect(config.balanceRefresh).toEqual({
      isIntervalEnabled: false,
      interval: 10,
      isClickEnabled: false,
      clickDelay: 1,
      isStopEnabled: true,
      stopAfter: 5,
    });
    expect(config.features).toMatchObject({ fullScreen: 'all', kycProvider: null });
    expect(config.chat).toEqual({ kind: null, config: {} });
    expect(config.bannerMenu).toEqual({ isEnabled: true, bannerKey: 'menuBanner' });
    expect(config.consent).toEqual({ isRequired: true });
    expect(config.betting).toEqual({ url: null, notice: null });
    expect(config.customCode).toEqual([]);
  });

  it('of the other collections are those of the specification (R-CASH-20, R-AUTH-07, R-CONST-03, R-CONST-04, R-CONST-07, R-CONST-08, R-CONST-10, R-CONST-11)', () => {
    expect(parseRecord('cashier-config', null)).toEqual({
      depositViewMode: 'container',
      depositAmountPresets: [],
      historyPageSize: 4,
      recentItems: 4,
    });
    expect(parseRecord('games-config', null)).toEqual({
      types: ['all', 'casino', 'slot', 'live', 'fast'],
      playUrl: '/platform/game/{sysname}/play',
      pageSize: 15,
      hiddenCategories: [],
    });
    const pageSizeOf = (pageSize: number) => parseRecord('games-config', { pageSize }).pageSize;
    expect([12, 300, 301, 0].map(pageSizeOf)).toEqual([12, 300, 15, 15]);
    expect(parseRecord('loyalty', null)).toEqual({
      title: null,
      text: null,
      pointsName: null,
      levels: [],
      charactersPlace: 'both',
      notification: { duration: 5, delay: 300, volume: 0.5, sound: null },
    });
    expect(parseRecord('auth-config', null)).toEqual({
      registrationTypes: ['email', 'phone'],
      services: [],
      terms: { isEnabled: true, default: false },
      notify: { isEnabled: true, default: true },
      markBetting: { isEnabled: false, default: false },
      isMiniAppEnabled: true,
    });
    expect(parseRecord('forms-config', null)).toEqual({
      registrationStrategy: 'eager',
      messages: {},
      patterns: {},
      masks: {},
      forms: {},
    });
    expect(parseRecord('common', null)).toMatchObject({ dateTimeJoiner: 'a las', menu: [], systemPages: {} });
    expect(parseRecord('settings-seo', null)).toEqual({ host: null, redirects: [], robotsTxt: null });
  });
});

describe('a wrong field', () => {
  it('falls to its own default and takes nothing else along', () => {
    const config = parseRecord('prazer-config', {
      unknown: 1,
      features: { twoFactor: false, loyalty: 'yes', kycProvider: 'other', fullScreen: 'telegram' },
      balanceRefresh: { interval: -5, stopAfter: 30 },
      chat: 'liveChat',
      betting: { url: 'javascript:alert(1)', notice: 'Notice' },
      bannerMenu: { isEnabled: false, bannerKey: '__proto__' },
    });
    expect(config).not.toHaveProperty('unknown');
    expect(config.features).toMatchObject({
      twoFactor: false,
      loyalty: true,
      kycProvider: null,
      fullScreen: 'telegram',
    });
    expect(config.balanceRefresh).toMatchObject({ interval: 10, stopAfter: 30 });
    expect(config.chat).toEqual({ kind: null, config: {} });
    expect(config.betting).toEqual({ url: null, notice: 'Notice' });
    expect(config.bannerMenu).toEqual({ isEnabled: false, bannerKey: 'menuBanner' });
  });

  it.each(['https:// betting.test', 'https://', 'http://betting.test:99999/'])(
    'is the betting URL %j, which no browser can open',
    (url) => expect(parseRecord('prazer-config', { betting: { url } }).betting.url).toBeNull(),
  );

  it('leaves a broken entry out of its list and keeps the others in order', () => {
    const { customCode, descriptionMapping } = parseRecord('prazer-config', {
      customCode: [
        { isEnabled: true, position: 'head', code: '<meta>' },
        { isEnabled: true, position: 'foot', code: 'x' },
        null,
        { position: 'bodyEnd', code: 'y' },
      ],
      descriptionMapping: { banners: { a: 'title', b: 4 }, offers: {}, jackpots: 'x' },
    });
    expect(customCode).toEqual([
      { isEnabled: true, position: 'head', code: '<meta>' },
      { isEnabled: false, position: 'bodyEnd', code: 'y' },
    ]);
    expect(descriptionMapping.banners).toEqual({ a: 'title' });
    expect(descriptionMapping.offers).toEqual({});
    expect(descriptionMapping.jackpots).toMatchObject({ name_1: 'name' });
  });

  it('leaves out menu entries that lead nowhere safe, and icons that are not svg (R-BAN-07)', () => {
    const { menu } = parseRecord('common', {
      menu: [
        { title: 'Games', url: '/gamehall', icon: '/uploads/g.svg' },
        { title: 'Chat', url: 'https://chat.test/', icon: '/uploads/g.png' },
        ...['javascript:alert(1)', '//evil.test', '/\\evil.test', 'data:text/html,x', '/a\tb'].map((url) => ({
          title: 'Bad',
          url,
        })),
      ],
    });
    expect(menu).toEqual([
      { title: 'Games', url: '/gamehall', icon: '/content/uploads/g.svg' },
      { title: 'Chat', url: 'https://chat.test/', icon: null },
    ]);
  });

  it('keeps every key of a form field, and the first of two with one name', () => {
    const field = {
      name: 'bonus',
      type: 'select',
      label: 'Bonus',
      placeholder: 'Choose',
      isOptional: true,
      mask: '##',
      pattern: '^a$',
      min: 1,
      max: 2,
      minDate: '1900-01-01',
      maxDate: '2020-01-01',
      options: [{ value: 'a', label: 'A' }],
      sameAs: 'email',
      default: 'a',
      messages: { required: 'Choose one' },
    };
    const { forms } = parseRecord('forms-config', {
      forms: {
        profile: [
          field,
          { name: 'bonus' },
          { name: '__proto__' },
          { type: 'text' },
          { name: 'x', type: 'new' },
        ],
      },
    });
    expect(forms.profile?.[0]).toEqual(field);
    expect(forms.profile?.map(({ name, type }) => [name, type])).toEqual([
      ['bonus', 'select'],
      ['x', 'text'],
    ]);
  });

  it('gives SEO parts that may be missing as null, and pictures as addresses (R-SEO-03 to R-SEO-07)', () => {
    const record = parseRecord('page-seo', {
      id: 5,
      url: '/offers',
      title: ' ',
      meta: [{ name: 'author', property: null, content: 'Example' }, { content: 'x' }, { name: 'y' }],
      openGraph: { title: 'Offers', image: '/uploads/og.png' },
      organization: {
        name: 'Example',
        logo: 'https://cdn.test/l.png',
        sameAs: ['https://a.test', 3],
        contactPoint: 5,
      },
      product: 'x',
      schemaFaq: [{ question: 'How?', answer: 'So' }, { question: 'How?' }],
    });
    expect(record).toMatchObject({
      title: null,
      meta: [{ name: 'author', content: 'Example' }],
      openGraph: { title: 'Offers', type: null, image: '/content/uploads/og.png' },
      organization: { logo: 'https://cdn.test/l.png', sameAs: ['https://a.test'], contactPoint: null },
      product: null,
      schemaArticle: null,
      schemaFaq: [{ question: 'How?', answer: 'So' }],
      text: null,
    });
  });
});

it.each([
  [1, true],
  ['1', true],
  [0, false],
  ['0', false],
  [2, true],
  ['no', true],
])('a switch that is on by default and written as %j is %s', (twoFactor, expected) => {
  expect(parseRecord('prazer-config', { features: { twoFactor } }).features.twoFactor).toBe(expected);
  expect(parseRecord('auth-config', { markBetting: { isEnabled: 1 } }).markBetting.isEnabled).toBe(true);
});

describe('a list of an SEO record', () => {
  it('R-SEO-03 R-SEO-04 R-SEO-06 may be a single entry without a list around it', () => {
    const record = parseRecord('page-seo', {
      meta: { name: 'author', content: 'Example' },
      organization: { sameAs: 'https://a.test', contactPoint: { availableLanguage: 'en' } },
      schemaFaq: { question: 'How?', answer: 'So' },
    });
    expect(record).toMatchObject({
      meta: [{ name: 'author', content: 'Example' }],
      organization: { sameAs: ['https://a.test'], contactPoint: { availableLanguage: ['en'] } },
      schemaFaq: [{ question: 'How?', answer: 'So' }],
    });
  });

  it.each([null, undefined, '', ' ', 5, {}])('is empty where it is %j', (value) => {
    const organization = { sameAs: value, contactPoint: { availableLanguage: value } };
    expect(parseRecord('page-seo', { meta: value, schemaFaq: value, organization })).toMatchObject({
      meta: [],
      schemaFaq: [],
      organization: { sameAs: [], contactPoint: { availableLanguage: [] } },
    });
  });
});

describe('a text', () => {
  it('is not cut in the middle of a character', () => {
    const { title } = parseRecord('page-seo', { title: `${'a'.repeat(262_143)}🍓` });
    expect(title).toHaveLength(262_144);
    expect(title?.endsWith('a\ufffd')).toBe(true);
  });
});

describe('any record', () => {
  const keys = names.flatMap((name) => Object.keys(parseRecord(name, null)));
  const anything = fc.anything({ key: fc.constantFrom(...keys, 'title', 'url'), maxDepth: 4 });

  it('parses to the whole shape of its collection', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.dictionary(fc.constantFrom(...keys), anything, { noNullPrototype: true }),
        (name, raw) => {
          expect(Object.keys(parseRecord(name, raw)).sort()).toEqual(
            Object.keys(parseRecord(name, null)).sort(),
          );
        },
      ),
      { numRuns: propertyRuns(1_000) },
    );
  });
});

describe('a record', () => {
  it('is parsed once for all who share it, and again when it was read again', () => {
    const raw = { siteName: 'Casino' };
    expect(parseRecord('common', raw)).toBe(parseRecord('common', raw));
    expect(parseRecord('common', { siteName: 'Other' }).siteName).toBe('Other');
    expect(parseRecord('auth-config', raw)).not.toBe(parseRecord('common', raw));
  });
});
