import { describe, expect, it, vi } from 'vitest';
import { GET } from './route';

const robotsText = 'User-agent: *\nDisallow: /profile\n';
const settings = vi.hoisted(() => ({ robotsText: null as string | null }));
vi.mock('@/lib/env/server', () => ({ env: { SITE_URL: 'https://casino.test' } }));
vi.mock('@/lib/site-settings/settings.server', () => ({ readySettings: () => Promise.resolve(settings) }));

describe('/robots.txt', () => {
  it('R-SEO-09 is the text of the SEO settings and nothing else, as plain text', async () => {
    settings.robotsText = robotsText;
    const response = await GET();
    expect(await response.text()).toBe(robotsText);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('names the sitemap where the settings have no text', async () => {
    settings.robotsText = null;
    expect(await (await GET()).text()).toContain('\nSitemap: https://casino.test/sitemap.xml\n');
  });
});
