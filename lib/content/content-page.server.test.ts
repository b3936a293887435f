import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContentPage } from './content-page.server';
import { ContentFailure } from './failure';

const { loadSlugPage } = vi.hoisted(() => ({ loadSlugPage: vi.fn() }));
vi.mock('./page-seo.server', () => ({ loadSlugPage }));
vi.mock('@/lib/seo/page-metadata.server', () => ({
  pageSeo: () => Promise.resolve({ metadata: { title: 'Terms', robots: 'index' }, record: {}, jsonLd: [] }),
}));

describe('loadContentPage', () => {
  beforeEach(() => {
    loadSlugPage.mockReset();
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

  it('does not hide a defect', async () => {
    loadSlugPage.mockRejectedValue(new TypeError('x'));
    await expect(loadContentPage('/terms', 'en')).rejects.toThrow(TypeError);
  });
});
