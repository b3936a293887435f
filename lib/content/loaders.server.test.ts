import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentReads } from './content-state.server';
import { ContentFailure } from './failure';
import { textLang } from './loaded';
import { loadAuthBanner, loadCollection, loadMenuBanner, loadSiteConfig } from './loaders.server';
import { loadPageSeo, loadSlugPage } from './page-seo.server';
import { shared } from '@/server/shared-state.mjs';
import { forgetReads, lastGoodKeys } from '@/tests/support/reads';

const { requested, degraded, sooner, tokens, world } = vi.hoisted(() => ({
  requested: [] as string[],
  tokens: [] as (string | undefined)[],
  degraded: vi.fn(),
  sooner: vi.fn(),
  world: { respond: (_address: string): { status: number; body: unknown } => ({ status: 500, body: {} }) },
}));
vi.mock('@/lib/env/server', () => ({
  env: { CONTENT_URL: 'http://cms.test', SITE_URL: 'https://Example.com:8443', READ_TIMEOUT_MS: 2_500 },
}));
/** Next.js identifies cached functions by their names. */
vi.mock('next/cache', () => ({
  unstable_cache: (_read: unknown, [name]: string[]) => (name === 'degraded' ? sooner : degraded),
}));
vi.mock('next/headers', () => ({
  cookies: () => Promise.resolve(new Map([['strapi_jwt', { value: 'mine' }]])),
}));
vi.mock('@/lib/upstream/request.server', () => ({
  UpstreamFailure: class extends Error {},
  requestUpstream: ({ url, headers }: { url: string; headers: Record<string, string> }) => {
    tokens.push(headers.authorization);
    const address = decodeURIComponent(url.slice('http://cms.test/api/'.length)).replace(/&populate.*/, '');
    requested.push(address);
    const { status, body } = world.respond(address);
    return Promise.resolve({ status, headers: {}, bytes: new TextEncoder().encode(JSON.stringify(body)) });
  },
}));

/** Responds from a table of URLs; a list's filter is part of the URL. Anything else is a 404. */
function content(records: Record<string, object>): void {
  world.respond = (address) => {
    const record = records[address];
    const isList = address.includes('filters');
    if (record) return { status: 200, body: { data: isList ? [record] : record } };
    return isList ? { status: 200, body: { data: [] } } : { status: 404, body: { data: null } };
  };
}
function failing(): void {
  world.respond = () => ({ status: 503, body: {} });
}
const wrap = (attributes: object) => ({ id: 1, attributes });
const seo = (locale: string, url: string) => `page-seo?locale=${locale}&filters[url][$eq]=${url}`;

const requests = new AsyncLocalStorage<{ visitor?: unknown }>();
/** Renders a page for one player. */
const asPlayer = <T>(render: () => Promise<T>) => requests.run({ visitor: { uid: 7 } }, render);

beforeAll(() => void (shared.requestScope = requests));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  requested.length = 0;
  tokens.length = 0;
  degraded.mockReset();
  sooner.mockReset();
  forgetReads();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

describe('loadCollection', () => {
  it.each(['en', 'fr'] as const)('gives the record of the locale %s (R-HOME-03)', async (locale) => {
    content({ [`common?locale=${locale}`]: wrap({ siteName: `Site ${locale}`, dateTimeJoiner: 'at' }) });
    const common = await loadCollection('common', locale);
    expect(common).toMatchObject({ siteName: `Site ${locale}`, lang: locale, borrowed: [] });
  });

  it('falls back to the last good response, and never to a default where there was one', async () => {
    content({ 'common?locale=en': wrap({ siteName: 'Example' }) });
    await loadCollection('common', 'en');
    failing();
    contentReads.purge();
    await expect(loadCollection('common', 'en')).resolves.toMatchObject({ siteName: 'Example' });
    // The event of the failed read shortens the page's lifetime.
    expect(sooner).toHaveBeenCalled();
    expect(degraded).not.toHaveBeenCalled();
  });

  it('falls back to the default where none ever came, and has the page regenerated soon', async () => {
    failing();
    await expect(loadCollection('common', 'fr')).resolves.toMatchObject({ siteName: 'Casino', lang: 'fr' });
    expect(degraded).toHaveBeenCalledOnce();
    expect(requested).toEqual(['common?locale=fr']);
  });

  it('takes a missing record as the default, without haste, and forgets its last good response', async () => {
    content({ 'common?locale=en': wrap({ siteName: 'Example' }) });
    await loadCollection('common', 'en');
    content({});
    contentReads.purge();
    await expect(loadCollection('common', 'en')).resolves.toMatchObject({ siteName: 'Casino' });
    expect(degraded).not.toHaveBeenCalled();
    failing();
    await expect(loadCollection('common', 'en')).resolves.toMatchObject({ siteName: 'Casino' });
  });

  it('keeps no response made for one visitor, but falls back to the public one', async () => {
    content({ 'common?locale=en': wrap({ siteName: 'Mine' }) });
    await asPlayer(() => loadCollection('common', 'en'));
    content({ 'common?locale=en': wrap({ siteName: 'Public' }) });
    await loadCollection('common', 'en');
    failing();
    await expect(asPlayer(() => loadCollection('common', 'en'))).resolves.toMatchObject({
      siteName: 'Public',
    });
  });

  it('reads with the token of the visitor on pages of one player, and on no other', async () => {
    content({ 'common?locale=en': wrap({ siteName: 'Site' }) });
    await asPlayer(() => loadCollection('common', 'en'));
    contentReads.purge();
    await loadCollection('common', 'en');
    expect(tokens).toEqual(['Bearer mine', undefined]);
  });

  it('keeps 500 last good responses at most', async () => {
    world.respond = () => ({ status: 200, body: { data: [wrap({ url: '/x', title: 't' })] } });
    for (let index = 0; index < 510; index += 1) await loadPageSeo(`/${index}`, null, 'en');
    expect(lastGoodKeys('content')).toHaveLength(500);
  });

  it('reads the SEO settings by the host of the site, without port, in lower case (R-SEO-10)', async () => {
    content({
      'settings-seo?locale=en&filters[host][$eq]=example.com': wrap({ robotsTxt: 'User-agent: *' }),
    });
    await expect(loadCollection('settings-seo', 'en')).resolves.toMatchObject({ robotsTxt: 'User-agent: *' });
  });
});

describe('the site’s name in texts', () => {
  it.each(['en', 'fr'] as const)('is filled in at every ##site## of a record (%s)', async (locale) => {
    content({
      [`common?locale=${locale}`]: wrap({
        siteName: 'Tom "$&" Co',
        footerText: '<p>##site##, and ##site## again</p>',
      }),
      [`loyalty?locale=${locale}`]: wrap({ title: 'The ##site## Circle' }),
      [seo(locale, '/offers')]: wrap({ url: '/offers', title: 'Offers | ##site##' }),
    });
    expect(await loadCollection('loyalty', locale)).toMatchObject({ title: 'The Tom "$&" Co Circle' });
    expect(await loadPageSeo('/offers', null, locale)).toMatchObject({ title: 'Offers | Tom "$&" Co' });
    expect(await loadCollection('common', locale)).toMatchObject({
      footerText: '<p>Tom "$&" Co, and Tom "$&" Co again</p>',
    });
  });

  it('is the built-in one where the site has none', async () => {
    content({ 'loyalty?locale=en': wrap({ title: 'The ##site## Circle' }) });
    expect(await loadCollection('loyalty', 'en')).toMatchObject({ title: 'The Casino Circle' });
  });

  it('costs no read where a record does not need it', async () => {
    content({ 'loyalty?locale=en': wrap({ title: 'The Circle' }) });
    await loadCollection('loyalty', 'en');
    expect(requested).toEqual(['loyalty?locale=en']);
  });
});

describe('French without a text of its own', () => {
  it('reads a missing record in English and marks it whole', async () => {
    content({ 'loyalty?locale=en': wrap({ title: 'Loyalty' }) });
    const loyalty = await loadCollection('loyalty', 'fr');
    expect(loyalty).toMatchObject({ title: 'Loyalty', lang: 'en' });
    expect(textLang(loyalty, 'title', 'fr')).toBe('en');
  });

  it('takes empty texts from English and marks each', async () => {
    const menu = { title: 'Games', url: '/gamehall' };
    content({
      'common?locale=fr': wrap({
        siteName: 'Exemple',
        footerText: ' ',
        menu: [
          { title: 'Offres', url: '/offers' },
          { title: null, url: '/gamehall' },
        ],
        systemPages: { paySuccess: { title: 'Paiement réussi', info: null } },
      }),
      'common?locale=en': wrap({
        siteName: 'Example',
        footerText: '18+',
        dateTimeJoiner: 'at',
        menu: [menu],
        systemPages: { paySuccess: { title: 'Paid', info: 'Topped up', button: 'Play' } },
      }),
    });
    const common = await loadCollection('common', 'fr');
    expect(common).toMatchObject({
      siteName: 'Exemple',
      footerText: '18+',
      dateTimeJoiner: 'at',
      lang: 'fr',
    });
    expect(common.menu.map(({ title }) => title)).toEqual(['Offres', 'Games']);
    expect(common.systemPages.paySuccess).toEqual({
      title: 'Paiement réussi',
      info: 'Topped up',
      button: 'Play',
    });
    expect(textLang(common, 'footerText', 'fr')).toBe('en');
    expect(textLang(common, 'menu./gamehall.title', 'fr')).toBe('en');
    expect(textLang(common, 'menu./offers.title', 'fr')).toBeUndefined();
    expect(textLang(common, 'siteName', 'fr')).toBeUndefined();
  });

  it('borrows the word for points and what a level brings, and knows which', async () => {
    content({
      'loyalty?locale=fr': wrap({
        title: 'Fidélité',
        text: 'Texte',
        levels: [
          { id: 1, text: '' },
          { id: 2, text: 'Un cadeau' },
        ],
      }),
      'loyalty?locale=en': wrap({
        pointsName: 'coins',
        levels: [
          { id: 1, text: 'A gift' },
          { id: 2, text: 'Two' },
        ],
      }),
    });
    const loyalty = await loadCollection('loyalty', 'fr');
    expect(loyalty.pointsName).toBe('coins');
    expect(loyalty.levels.map(({ text }) => text)).toEqual(['A gift', 'Un cadeau']);
    expect(textLang(loyalty, 'levels.1.text', 'fr')).toBe('en');
    expect(textLang(loyalty, 'levels.2.text', 'fr')).toBeUndefined();
  });

  it('an entry of the menu is the same one however its address is written', async () => {
    content({
      'common?locale=fr': wrap({ menu: [{ title: '', url: '/fr/gamehall' }] }),
      'common?locale=en': wrap({ menu: [{ title: 'Games', url: '/gamehall' }] }),
    });
    const common = await loadCollection('common', 'fr');
    expect(common.menu.map(({ title }) => title)).toEqual(['Games']);
    expect(textLang(common, 'menu./gamehall.title', 'fr')).toBe('en');
  });

  it('does not request English where nothing is empty', async () => {
    content({ 'loyalty?locale=fr': wrap({ title: 'Fidélité', text: 'Texte', pointsName: 'pièces' }) });
    await loadCollection('loyalty', 'fr');
    expect(requested).toEqual(['loyalty?locale=fr']);
  });

  it('keeps the French record when English fails', async () => {
    world.respond = (address) =>
      address.endsWith('fr')
        ? { status: 200, body: { data: wrap({ title: 'Fidélité', text: null }) } }
        : { status: 500, body: {} };
    const loyalty = await loadCollection('loyalty', 'fr');
    expect(loyalty).toMatchObject({ title: 'Fidélité', text: null, lang: 'fr', borrowed: [] });
    expect(degraded).not.toHaveBeenCalled();
  });
});

describe('loadPageSeo', () => {
  it('requests once by the url, and by the fallback only when nothing is there (R-SEO-01, R-SEO-02)', async () => {
    content({ [seo('en', '/offers/11')]: wrap({ url: '/offers/11', title: 'Own' }) });
    await expect(loadPageSeo('/offers/11', '/offers/##name##', 'en')).resolves.toMatchObject({
      title: 'Own',
    });
    expect(requested).toEqual([seo('en', '/offers/11')]);
    content({ [seo('en', '/offers/##name##')]: wrap({ url: '/offers/##name##', title: '##name##' }) });
    await expect(loadPageSeo('/offers/12', '/offers/##name##', 'en')).resolves.toMatchObject({
      title: '##name##',
    });
    expect(requested.slice(1)).toEqual([seo('en', '/offers/12'), seo('en', '/offers/##name##')]);
  });

  it('distinguishes a missing record from a failing content system, and never throws (R-SEO-08)', async () => {
    content({});
    await expect(loadPageSeo('/a', null, 'fr')).resolves.toMatchObject({
      title: null,
      isMissing: true,
      isFailed: false,
    });
    expect(requested).toEqual([seo('fr', '/a'), seo('en', '/a')]);
    expect(degraded).not.toHaveBeenCalled();
    failing();
    await expect(loadPageSeo('/b', null, 'en')).resolves.toMatchObject({
      meta: [],
      isMissing: false,
      isFailed: true,
    });
    expect(degraded).toHaveBeenCalledOnce();
  });

  it('falls back to the last good template when reading the url fails', async () => {
    content({ [seo('en', '/game/##name##')]: wrap({ url: '/game/##name##', title: 'Play ##name##' }) });
    await loadPageSeo('/game/a', '/game/##name##', 'en');
    failing();
    await expect(loadPageSeo('/game/b', '/game/##name##', 'en')).resolves.toMatchObject({
      title: 'Play ##name##',
    });
  });

  it('reads English where there is no French, and says so', async () => {
    content({ [seo('en', '/terms')]: wrap({ url: '/terms', title: 'Terms', text: '<p>T</p>' }) });
    await expect(loadPageSeo('/terms', null, 'fr')).resolves.toMatchObject({
      title: 'Terms',
      locale: 'en',
      lang: 'en',
    });
  });
});

describe('loadSlugPage', () => {
  it('gives the page, null where there is none, and its last good state while the content system fails (R-HOME-02)', async () => {
    content({ [seo('en', '/terms')]: wrap({ url: '/terms', text: '<p>T</p>' }) });
    await expect(loadSlugPage('/terms', 'en')).resolves.toMatchObject({ text: '<p>T</p>' });
    await expect(loadSlugPage('/none', 'en')).resolves.toBeNull();
    failing();
    contentReads.purge();
    await expect(loadSlugPage('/terms', 'en')).resolves.toMatchObject({ text: '<p>T</p>' });
  });

  it('throws for a page never seen while the content system fails: it may exist', async () => {
    failing();
    await expect(loadSlugPage('/unseen', 'fr')).rejects.toThrow(ContentFailure);
  });
});

describe('the other loaders', () => {
  it('read the icons of the site (R-SEO-11)', async () => {
    const icon = (url: string) => ({ data: { id: 1, attributes: { url } } });
    const favicon = {
      id: 1,
      png_32: icon('/uploads/f.png'),
      apple_png_180: icon('/uploads/a.png'),
      ico_48: { data: null },
    };
    content({ 'web-settings?locale=en': wrap({ favicon }) });
    expect((await loadCollection('web-settings', 'en')).favicon).toEqual([
      { kind: 'png', size: 32, url: '/content/uploads/f.png' },
      { kind: 'apple', size: 180, url: '/content/uploads/a.png' },
    ]);
  });

  it('read the menu banner under the configured key, unless it is switched off (R-BAN-03, R-BAN-04)', async () => {
    const bannerMenu = { isEnabled: true, bannerKey: 'summer' };
    content({
      'prazer-config?locale=en': wrap({ bannerMenu }),
      'banner?locale=en': wrap({ summer: { isExist: true, title: 'Summer' } }),
    });
    await expect(loadMenuBanner('en')).resolves.toMatchObject({ title: 'Summer' });
    content({ 'prazer-config?locale=en': wrap({ bannerMenu: { isEnabled: false } }) });
    contentReads.purge();
    await expect(loadMenuBanner('en')).resolves.toBeNull();
  });

  it.each([
    ['', null],
    [' / ', null],
    ['spring', '/spring'],
    ['/promo/spring', '/promo/spring'],
    ['/fr/promo', '/promo'],
    ['fr/promo?a=1#b', '/promo?a=1#b'],
    ['/r%C3%A8gles', '/r%C3%A8gles'],
    ['/règles', '/r%C3%A8gles'],
    ['//evil.example', '/evil.example'],
    ['/fr//evil.example', '/evil.example'],
    ['javascript:alert(1)', null],
    ['https://partner.example/offers', null],
  ])('R-BAN-05 read the menu banner’s slug %s as the path %s', async (buttonSlug, path) => {
    content({ 'banner?locale=en': wrap({ menuBanner: { isExist: true, buttonSlug } }) });
    await expect(loadMenuBanner('en')).resolves.toMatchObject({ buttonSlug: path });
  });

  it('R-CMS-05 drop the menu banner’s slug of a page that is switched off', async () => {
    content({
      'prazer-config?locale=en': wrap({ features: { loyalty: false } }),
      'banner?locale=en': wrap({ menuBanner: { isExist: true, title: 'Shop', buttonSlug: 'loyalty/shop' } }),
    });
    await expect(loadMenuBanner('en')).resolves.toMatchObject({ title: 'Shop', buttonSlug: null });
  });

  it('give defaults and no banner while the content system fails (R-BAN-10, R-ERR-10)', async () => {
    failing();
    await expect(loadSiteConfig('en')).resolves.toMatchObject({ balanceRefresh: { interval: 10 } });
    await expect(loadMenuBanner('en')).resolves.toBeNull();
    await expect(loadAuthBanner('fr')).resolves.toBeNull();
    expect((await loadCollection('web-settings', 'en')).favicon).toEqual([]);
  });
});
