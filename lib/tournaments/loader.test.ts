import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import { loadTournament, loadTournaments } from './loader';

const env = vi.hoisted(() => ({ SITE_URL: 'https://site.test' }));
vi.mock('@/lib/env/server', () => ({ env }));
vi.mock('@/lib/seo/page-metadata.server', () => ({ pageSeo: vi.fn() }));
vi.mock('@/lib/seo/breadcrumbs.server', () => ({ breadcrumbs: vi.fn() }));

const { platform, content } = serverBackEnds(env);

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

const offsetOf = (query: URLSearchParams) => Number(query.get('offset'));

beforeEach(() => {
  // A platform that gives 100 at once and does not heed the id.
  platform.mockImplementation((_, query) => {
    const offset = offsetOf(query);
    const all = Array.from({ length: COUNT }, (__, at) => wire(at + 1));
    return { items: all.slice(offset, offset + 100), total: COUNT };
  });
  content.mockReturnValue(null);
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
    const first = platform.getMockImplementation();
    platform.mockImplementation((method, query) => (offsetOf(query) === 0 ? first?.(method, query) : null));
    expect(await loadTournament('en', '130')).toEqual({ state: 'failed' });
    expect(await loadTournaments('en')).toHaveLength(100);
  });
});
