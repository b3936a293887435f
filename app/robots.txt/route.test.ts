import { describe, expect, it, vi } from 'vitest';
import { GET } from './route';

const robotsText = 'User-agent: *\nDisallow: /profile\n';
vi.mock('@/lib/site-settings/settings.server', () => ({
  readySettings: () => Promise.resolve({ robotsText }),
}));

describe('/robots.txt', () => {
  it('R-SEO-09 is the text of the SEO settings and nothing else, as plain text', async () => {
    const response = await GET();
    expect(await response.text()).toBe(robotsText);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });
});
