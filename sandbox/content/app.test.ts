import { describe, expect, it } from 'vitest';
import { createContentApp, type ContentApp } from './app';

const app = createContentApp();

async function get(
  path: string,
  on: ContentApp = app,
  headers: Record<string, string> = {},
): Promise<Response> {
  return on.fetch(new Request(`http://content.test${path}`, { headers }));
}

async function read(path: string, on: ContentApp = app): Promise<unknown> {
  return (await get(path, on)).json();
}

const byUrl = (url: string, locale = 'en'): string =>
  `/api/page-seo?locale=${locale}&filters[url][$eq]=${encodeURIComponent(url)}`;

describe('content requests', () => {
  it('wraps a single record and its media, but not its components', async () => {
    expect(await read('/api/banner?locale=en&populate[menuBanner][populate]=*')).toMatchObject({
      data: {
        id: expect.any(Number),
        attributes: {
          menuBanner: {
            isExist: true,
            image: {
              data: {
                id: expect.any(Number),
                attributes: {
                  url: '/uploads/menu-banner.svg',
                  mime: 'image/svg+xml',
                  width: 480,
                  height: 320,
                  alternativeText: 'A golden sun rising under an arch',
                },
              },
            },
          },
        },
      },
      meta: {},
    });
  });

  it('writes an empty media field as data null', async () => {
    expect(await read('/api/loyalty?locale=en')).toMatchObject({
      data: { attributes: { notification: { sound: { data: null } } } },
    });
  });

  it('returns the flat form when it is set up so, and the wrapped one with the v4 header', async () => {
    const flat = createContentApp({ shape: 'flat' });
    expect(await read('/api/loyalty?locale=en', flat)).toMatchObject({
      data: { id: expect.any(Number), charactersPlace: 'both', notification: { sound: null } },
    });
    const wrapped = await get('/api/loyalty?locale=en', flat, { 'Strapi-Response-Format': 'v4' });
    expect(await wrapped.json()).toMatchObject({ data: { attributes: { charactersPlace: 'both' } } });
    expect(await read('/api/banner?locale=fr', flat)).toMatchObject({
      data: { authBanner: { image_360_520: { url: '/uploads/auth-360x520.svg' } } },
    });
  });

  it('returns the requested language, and English when none is requested', async () => {
    expect(await read('/api/common?locale=fr')).toMatchObject({
      data: { attributes: { dateTimeJoiner: 'à' } },
    });
    expect(await read('/api/common?filters[locale][$eq]=fr')).toMatchObject({
      data: { attributes: { dateTimeJoiner: 'à' } },
    });
    expect(await read('/api/common')).toMatchObject({ data: { attributes: { dateTimeJoiner: 'at' } } });
  });

  it('has nothing in another language: 404 for a single record, an empty list for a collection', async () => {
    const single = await get('/api/common?locale=de');
    expect(single.status).toBe(404);
    expect(await single.json()).toEqual({
      data: null,
      error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
    });
    expect(await read('/api/page-seo?locale=de')).toEqual({
      data: [],
      meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } },
    });
  });

  it.each([
    '/api/nothing-here',
    '/api',
    '/api/common/1',
    '/other',
    '/uploads/none.svg',
    '/uploads/../secret',
  ])('returns 404 to %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s with 405', async (method) => {
    const response = await app.fetch(new Request('http://content.test/api/common', { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  it.each(['/api/common', '/uploads/menu-banner.svg'])('responds to HEAD of %s as to GET', async (path) => {
    const response = await app.fetch(new Request(`http://content.test${path}`, { method: 'HEAD' }));
    const { status, headers } = await get(path);
    expect([response.status, [...response.headers]]).toEqual([status, [...headers]]);
    expect(status).toBe(200);
  });

  it('refuses a wrong token only where one is configured, and never a missing one', async () => {
    const guarded = createContentApp({ token: 'right' });
    const statusWith = async (on: ContentApp, token: string): Promise<number> =>
      (await get('/api/common', on, { Authorization: `Bearer ${token}` })).status;
    expect(await statusWith(guarded, 'wrong')).toBe(401);
    expect(await statusWith(guarded, 'right')).toBe(200);
    expect((await get('/api/common', guarded)).status).toBe(200);
    expect(await statusWith(app, 'any')).toBe(200);
  });
});

describe('filters', () => {
  it('finds a page by its url, brackets percent-encoded or not', async () => {
    const plain = await read('/api/page-seo?locale=en&filters[url][$eq]=/terms');
    expect(plain).toMatchObject({
      data: [{ attributes: { url: '/terms' } }],
      meta: { pagination: { total: 1 } },
    });
    expect(await read('/api/page-seo?locale=en&filters%5Burl%5D%5B%24eq%5D=%2Fterms')).toEqual(plain);
  });

  it('finds a template by its encoded url (R-SEO-02)', async () => {
    expect(await read(byUrl('/offers/##name##', 'fr'))).toMatchObject({
      data: [{ attributes: { url: '/offers/##name##', title: '##name## – offre | ##site##' } }],
    });
  });

  it('gives an empty list for an unknown url', async () => {
    expect(await read(byUrl('/no-such-page'))).toMatchObject({ data: [] });
  });

  it.each([
    ['filters[$or][0][url][$eq]=/terms&filters[$or][1][url][$eq]=/help', ['/help', '/terms']],
    ['filters[url][$in][0]=/terms&filters[url][$in][1]=/nope', ['/terms']],
    ['filters[url][$in][]=/terms&filters[url][$in][]=/help', ['/help', '/terms']],
    ['filters[$and][0][url][$startsWith]=/offers&filters[$and][1][url][$ne]=/offers', ['/offers/##name##']],
    ['filters[url]=/help', ['/help']],
  ])('understands %s', async (query, urls) => {
    const response = (await read(`/api/page-seo?locale=en&${query}`)) as {
      data: { attributes: { url: string } }[];
    };
    expect(response.data.map(({ attributes }) => attributes.url).sort()).toEqual(urls);
  });

  it.each([
    ['/api/settings-seo?filters[nope][$eq]=1', 'nope'],
    ['/api/page-seo?filters[url][$like]=1', '$like'],
    ['/api/page-seo?filters[$or][0][nope][$eq]=1', 'nope'],
    ['/api/common?locale=en&v=2.34', 'v'],
  ])('refuses the unknown key of %s with 400', async (path, key) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      data: null,
      error: { status: 400, name: 'ValidationError', message: `Invalid key ${key}` },
    });
  });

  it('pages through a list and returns only the chosen fields', async () => {
    const query = 'fields[0]=url&pagination[page]=2&pagination[pageSize]=10';
    const response = (await read(`/api/page-seo?locale=en&${query}`)) as {
      data: { attributes: object }[];
      meta: { pagination: { total: number; page: number } };
    };
    expect(response.data).toHaveLength(10);
    expect(response.data.every(({ attributes }) => Object.keys(attributes).join() === 'url')).toBe(true);
    const { total } = response.meta.pagination;
    expect(response.meta.pagination).toMatchObject({
      page: 2,
      pageSize: 10,
      pageCount: Math.ceil(total / 10),
    });
  });

  it.each(['localhost', 'casino.example.com'])(
    'serves the SEO settings of host %s (R-SEO-10)',
    async (host) => {
      expect(await read(`/api/settings-seo?locale=en&filters[host][$eq]=${host}`)).toMatchObject({
        data: [{ attributes: { host, robotsTxt: expect.stringContaining('Disallow: /profile') } }],
      });
    },
  );
});

describe('editing', () => {
  it('shows a change of one key at the next read and leaves the rest', async () => {
    const edited = createContentApp();
    edited.edit('banner', 'en', { menuBanner: { title: 'New title', image: null } });
    expect(await read('/api/banner?locale=en', edited)).toMatchObject({
      data: {
        attributes: { menuBanner: { title: 'New title', image: null, subtitle: 'Every Wednesday' } },
      },
    });
    expect(await read('/api/banner?locale=fr', edited)).toMatchObject({
      data: { attributes: { menuBanner: { title: '30 tours gratuits avec un dépôt' } } },
    });
  });

  it('changes the page that a patch names, adds one that is new, and forgets both on reset', async () => {
    const edited = createContentApp();
    edited.edit('page-seo', 'en', { url: '/terms', title: 'Changed' });
    edited.edit('page-seo', 'en', { url: '/brand-new', title: 'Brand new', text: '<p>Hello</p>' });
    expect(await read(byUrl('/terms'), edited)).toMatchObject({
      data: [{ attributes: { title: 'Changed', robots: 'index, follow' } }],
    });
    expect(await read(byUrl('/brand-new'), edited)).toMatchObject({
      data: [{ attributes: { title: 'Brand new' } }],
    });
    edited.reset();
    expect(await read(byUrl('/brand-new'), edited)).toMatchObject({ data: [] });
    expect(await read(byUrl('/terms'), edited)).toMatchObject({
      data: [{ attributes: { title: 'Terms and conditions | ##site##' } }],
    });
  });

  it('refuses a collection or a language that does not exist', () => {
    const edited = createContentApp();
    expect(() => edited.edit('nothing-here', 'en', {})).toThrow('Not Found');
    expect(() => edited.edit('common', 'de', {})).toThrow('Not Found');
  });

  it('keeps two systems apart', async () => {
    createContentApp().edit('common', 'en', { siteName: 'Elsewhere' });
    expect(await read('/api/common')).toMatchObject({ data: { attributes: { siteName: 'Aurelia' } } });
  });
});
