import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import { loadContentPage } from './content-page.server';

const { env, pageSeo } = vi.hoisted(() => ({ env: { SITE_URL: 'https://casino.test' }, pageSeo: vi.fn() }));
vi.mock('@/lib/env/server', () => ({ env }));
vi.mock('./page-metadata.server', () => ({ pageSeo }));

const { content } = serverBackEnds(env);
const requested = () =>
  content.mock.calls.map(([, query]) => `${query.get('filters[url][$eq]')} ${query.get('locale')}`);
const breaks = () => {
  throw new Error('down');
};

describe('loadContentPage', () => {
  beforeEach(() => {
    content.mockReset();
    pageSeo.mockReset().mockResolvedValue({ metadata: { title: 'Terms', robots: 'index' } });
  });

  it('R-HOME-02 is the record of the address', async () => {
    content.mockReturnValue({ title: 'Terms' });
    const page = await loadContentPage('/terms', 'fr');
    expect(requested()).toContain('/terms fr');
    expect(page).toMatchObject({ path: '/terms', isFailed: false, seo: { metadata: { robots: 'index' } } });
  });

  it('R-HOME-02 is null without a record', async () => {
    content.mockReturnValue(null);
    expect(await loadContentPage('/nothing', 'en')).toBeNull();
  });

  it('is a page, not a 404, while the content system fails', async () => {
    content.mockImplementation(breaks);
    expect(await loadContentPage('/terms', 'en')).toMatchObject({ path: '/terms', isFailed: true });
  });

  it('says to search engines where it exists in French alone', async () => {
    content.mockImplementation((_, query) => (query.get('locale') === 'fr' ? { title: 'Règles' } : null));
    await loadContentPage('/r%C3%A8gles', 'fr');
    // Records are stored under the decoded path.
    expect(requested()).toContain('/règles fr');
    expect(pageSeo).toHaveBeenCalledWith({
      path: '/r%C3%A8gles',
      locale: 'fr',
      isOnlyHere: true,
      isItemUnread: false,
    });
    content.mockReset().mockReturnValue({ title: 'Rules' });
    await loadContentPage('/rules', 'fr');
    expect(pageSeo).toHaveBeenLastCalledWith({
      path: '/rules',
      locale: 'fr',
      isOnlyHere: false,
      isItemUnread: false,
    });
  });

  it('R-SEO-08 closes a page to search engines that could not be read', async () => {
    content.mockImplementation(breaks);
    await loadContentPage('/terms', 'en');
    expect(pageSeo).toHaveBeenLastCalledWith(expect.objectContaining({ isItemUnread: true }));
  });

  it('does not hide a defect', async () => {
    vi.spyOn(env as { CONTENT_URL?: string }, 'CONTENT_URL', 'get').mockImplementation(() => {
      throw new TypeError('x');
    });
    await expect(loadContentPage('/terms', 'en')).rejects.toThrow(TypeError);
  });
});
