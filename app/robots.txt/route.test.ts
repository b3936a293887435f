import { describe, expect, it, vi } from 'vitest';
import { GET } from './route';

const robotsText = 'User-agent: *\nDisallow: /profile\n';
vi.mock('@/lib/site-settings/settings.server', () => ({
  readySettings: () => Promise.resolve({ robotsText }),
}));

describe('/robots.txt', () => {
  it('R-SEO-09 is the text of the SEO settings and nothing else, as plain text', async () => {
    const answer = await GET();
    expect(await answer.text()).toBe(robotsText);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });
});
