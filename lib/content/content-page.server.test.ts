import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContentPage } from './content-page.server';
import { ContentFailure } from './failure';

const { loadSlugPage, pageSeo } = vi.hoisted(() => ({ loadSlugPage: vi.fn(), pageSeo: vi.fn() }));
vi.mock('./page-seo.server', () => ({ loadSlugPage }));
vi.mock('@/lib/seo/page-metadata.server', () => ({
  pageSeo,
}));

describe('loadContentPage', () => {
  beforeEach(() => {
    loadSlugPage.mockReset();
    pageSeo.mockReset().mockResolvedValue({ metadata: { title: 'Terms', robots: 'index' } });
  });

  it('R-HOME-02 is the record of the address', async () => {
    loadSlugPage.mockResolvedValue({ title: 'Terms' });
    const page = await loadContentPage('/terms', 'fr');
    expect(loadSlugPage).toHaveBeenCalledWith('/terms', 'fr');
    expect(page).toMatchObject({ path: '/terms', isFailed: false, seo: { metadata: { robots: 'index' } } });
  });

  it('R-HOME-02 is null without a record', async () => {
    loadSlugPage.mockResolvedValue(null);
    expect(await loadContentPage('/nothing', 'en')).toBeNull();
  });

  it('is a page, not a 404, while the content system fails', async () => {
    loadSlugPage.mockRejectedValue(new ContentFailure('page-seo', null, 'refused'));
    expect(await loadContentPage('/terms', 'en')).toMatchObject({ path: '/terms', isFailed: true });
  });

  it('says to search engines where it exists in French alone', async () => {
    loadSlugPage.mockImplementation(async (_path, locale) => (locale === 'fr' ? { title: 'Règles' } : null));
    await loadContentPage('/r%C3%A8gles', 'fr');
    // Records are kept under the plain spelling.
    expect(loadSlugPage).toHaveBeenCalledWith('/règles', 'fr');
    expect(pageSeo).toHaveBeenCalledWith({
      path: '/r%C3%A8gles',
      locale: 'fr',
      isOnlyHere: true,
      isItemUnread: false,
    });
    loadSlugPage.mockResolvedValue({ title: 'Rules' });
    await loadContentPage('/rules', 'fr');
    expect(pageSeo).toHaveBeenLastCalledWith({
      path: '/rules',
      locale: 'fr',
      isOnlyHere: false,
      isItemUnread: false,
    });
  });

  it('R-SEO-08 closes a page to search engines that could not be read', async () => {
    loadSlugPage.mockRejectedValue(new ContentFailure('page-seo', null, 'refused'));
    await loadContentPage('/terms', 'en');
    expect(pageSeo).toHaveBeenLastCalledWith(expect.objectContaining({ isItemUnread: true }));
  });

  it('does not hide a defect', async () => {
    loadSlugPage.mockRejectedValue(new TypeError('x'));
    await expect(loadContentPage('/terms', 'en')).rejects.toThrow(TypeError);
  });
});
