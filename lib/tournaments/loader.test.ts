import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import { loadLeaders, loadTournament, loadTournaments } from './loader';

const env = vi.hoisted(() => ({ SITE_URL: 'https://site.test' }));
vi.mock('@/lib/env/server', () => ({ env }));
vi.mock('@/lib/seo/page-metadata.server', () => ({ pageSeo: vi.fn(), breadcrumbs: vi.fn() }));

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
  // A platform that returns 100 at once and ignores the id.
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

describe('the first places beside the list', () => {
  const rows = [1, 2, 3, 4].map((position) => ({
    position,
    fakename: `Fox ${position}`,
    points: 9,
    prize: null,
  }));
  const withStatus = (status: string) => {
    platform.mockImplementation((method) =>
      method === 'leaderboard.get'
        ? { items: rows, total: 4 }
        : {
            items: [1, 2].map((id) => ({ ...wire(id), status, started_at: '2099-01-01T00:00:00Z' })),
            total: 2,
          },
    );
    return loadTournaments('en');
  };

  it('are the three best of the tournament that leads', async () => {
    const leaders = await loadLeaders('en', await withStatus('active'));
    expect(leaders.map(({ fakename }) => fakename)).toEqual(['Fox 1', 'Fox 2', 'Fox 3']);
  });

  it('are not asked for where it runs alone', async () => {
    const [alone] = (await withStatus('active')) ?? [];
    platform.mockClear();
    expect(await loadLeaders('en', alone ? [alone] : null)).toEqual([]);
    expect(platform).not.toHaveBeenCalled();
  });

  it('are not asked for before it runs, and missing where they cannot be read', async () => {
    platform.mockClear();
    expect(await loadLeaders('en', await withStatus('upcoming'))).toEqual([]);
    expect(platform.mock.calls.map(([method]) => method)).not.toContain('leaderboard.get');
    const list = await withStatus('active');
    platform.mockReturnValue(null);
    expect(await loadLeaders('en', list)).toEqual([]);
    expect(await loadLeaders('en', null)).toEqual([]);
  });
});
