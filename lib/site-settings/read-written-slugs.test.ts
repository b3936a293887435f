import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonResponse, startBackEnd, type BackEnd } from '../../tests/support/back-end';

let content: BackEnd;
let readWrittenSlugs: typeof import('./read-written-slugs.server').readWrittenSlugs;

type Responder = BackEnd['respond'];

/** Records by URL, in pages as requested; `total` is the system's own count. A function gives those of a language. */
function pages(
  given: readonly string[] | ((locale: string | null) => readonly string[]),
  total?: number,
): Responder {
  return (response, request) => {
    const query = new URL(request.url, content.origin).searchParams;
    const urls = typeof given === 'function' ? given(query.get('locale')) : given;
    const count = total ?? urls.length;
    if (request.url.startsWith('/api/common')) {
      const links = [
        { title: 'Rules', url: '/fr/rules' },
        { title: 'Away', url: 'https://a.test/b' },
      ];
      return jsonResponse({ data: { id: 1, attributes: { menu: [], footerLinks: links } }, meta: {} })(
        response,
        request,
      );
    }
    const page = Number(query.get('pagination[page]'));
    const size = Number(query.get('pagination[pageSize]'));
    const data = urls
      .slice((page - 1) * size, page * size)
      .map((url, id) => (id % 2 ? { id, url } : { id, attributes: { url } }));
    const pagination = { page, pageSize: size, pageCount: Math.ceil(count / size), total: count };
    jsonResponse({ data, meta: { pagination } })(response, request);
  };
}

beforeAll(async () => {
  content = await startBackEnd(pages([]));
  vi.resetModules();
  vi.stubEnv('PLATFORM_URL', content.origin);
  vi.stubEnv('CONTENT_URL', content.origin);
  vi.stubEnv('LOG_LEVEL', 'silent');
  ({ readWrittenSlugs } = await import('./read-written-slugs.server'));
});
beforeEach(() => content.reset());
afterAll(async () => {
  vi.unstubAllEnvs();
  await content.close();
});

describe('readWrittenSlugs', () => {
  it('gives the slugs of all records and of the links of menu and footer', async () => {
    const games = Array.from({ length: 350 }, (_, index) => `/game/g-${index}`);
    content.respond = pages([...games, '/terms', '/cafe\u0301', '/', '/offers', 'no-path']);
    const slugs = new Set(['terms', 'café', 'rules']);
    expect(await readWrittenSlugs()).toEqual({ en: slugs, fr: slugs });
    const lists = content.requests.filter(({ url }) => url.startsWith('/api/page-seo'));
    expect(lists).toHaveLength(8);
    expect(decodeURIComponent(lists[0]?.url ?? '')).toContain('fields[0]=url&pagination[page]=1');
  });

  it('counts a page of the English list as French too, and not the other way round', async () => {
    content.respond = pages((language) => (language === 'fr' ? ['/terms', '/regles'] : ['/terms', '/faq']));
    expect(await readWrittenSlugs()).toEqual({
      en: new Set(['terms', 'faq', 'rules']),
      fr: new Set(['terms', 'faq', 'rules', 'regles']),
    });
  });

  it.each<[string, () => Responder]>([
    ['it counts none', () => pages([])],
    ['it sends fewer than it counts', () => pages(['/terms'], 2)],
    ['it has more than can be listed', () => pages(['/terms'], 10_001)],
    ['it refuses to list', () => jsonResponse({ data: null, error: { status: 400 } }, 400)],
    ['it says nothing of how many there are', () => jsonResponse({ data: [{ id: 1, url: '/terms' }] })],
    ['its response is not JSON', () => (response) => response.end('<h1>')],
  ])('returns nothing where %s', async (_, makeResponder) => {
    content.respond = makeResponder();
    await expect(readWrittenSlugs().catch(() => null)).resolves.toBeNull();
  });

  it('fails where the content system does', async () => {
    content.respond = jsonResponse({ data: null, error: { status: 503 } }, 503);
    await expect(readWrittenSlugs()).rejects.toThrow();
  });
});
