import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPublic } from '@/lib/platform/share.server';
import { loadTournament, loadTournaments } from './loader';

vi.mock('@/lib/env/server', () => ({
  env: { CONTENT_URL: 'http://cms.test', SITE_URL: 'https://site.test' },
}));
vi.mock('@/lib/platform/share.server', () => ({ readPublic: vi.fn() }));
vi.mock('@/lib/seo/page-metadata.server', () => ({ pageSeo: vi.fn() }));
vi.mock('@/lib/seo/breadcrumbs.server', () => ({ breadcrumbs: vi.fn() }));
vi.mock('@/lib/content/loaders.server', () => ({
  loadSiteConfig: async () => ({ descriptionMapping: { tournaments: { name_1: 'name' } } }),
  loadCollection: async () => ({ dateTimeJoiner: 'at' }),
}));

const COUNT = 130;
const wire = (id: number) => ({
  id: String(id),
  status: 'active',
  started_at: null,
  finished_at: null,
  prize: null,
  is_participant: false,
  description: { name_1: `Race ${id}` },
});

beforeEach(() => {
  // A platform that gives 100 at once and does not heed the id.
  vi.mocked(readPublic).mockImplementation((async (_: unknown, { offset }: { offset: number }) => ({
    items: Array.from({ length: COUNT }, (__, at) => wire(at + 1)).slice(offset, offset + 100),
    total: COUNT,
  })) as typeof readPublic);
});

describe('tournaments beyond the first page of the platform (R-TOUR-01)', () => {
  it('are in the list', async () => {
    const all = await loadTournaments('en');
    expect(all).toHaveLength(COUNT);
    expect(all?.at(-1)?.name).toBe('Race 130');
  });

  it('have a page, and an id beyond the last has none', async () => {
    expect(await loadTournament('en', '130')).toMatchObject({ state: 'found', item: { name: 'Race 130' } });
    expect(await loadTournament('en', '131')).toEqual({ state: 'missing' });
  });

  it('are not called missing while their page cannot be read', async () => {
    const first = vi.mocked(readPublic).getMockImplementation();
    vi.mocked(readPublic).mockImplementation((async (method, input, locale) =>
      (input as { offset: number }).offset === 0
        ? first?.(method, input, locale)
        : null) as typeof readPublic);
    expect(await loadTournament('en', '130')).toEqual({ state: 'failed' });
    expect(await loadTournaments('en')).toHaveLength(100);
  });
});
