import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonResponse, startBackEnd, type BackEnd } from '../../tests/support/back-end';

let content: BackEnd;
let readWrittenSlugs: () => Promise<ReadonlySet<string> | null>;

type Responder = BackEnd['respond'];

/** Records of both languages by URL, in pages as requested; `total` is the system's own count. */
function pages(urls: readonly string[], total = urls.length): Responder {
  return (response, request) => {
    const query = new URL(request.url, content.origin).searchParams;
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
    const pagination = { page, pageSize: size, pageCount: Math.ceil(total / size), total };
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
    expect(await readWrittenSlugs()).toEqual(new Set(['terms', 'café', 'rules']));
    const lists = content.requests.filter(({ url }) => url.startsWith('/api/page-seo'));
    expect(lists).toHaveLength(8);
    expect(decodeURIComponent(lists[0]?.url ?? '')).toContain('fields[0]=url&pagination[page]=1');
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
