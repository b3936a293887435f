import { describe, expect, it } from 'vitest';
import { contextFor } from './context.test-data';
import { robots } from './robots';

const TEXT =
  'User-agent: *\nDisallow: /profile\nDisallow: /fr/ferme\nDisallow: /règles\nDisallow: /*?sort=\n';

async function headerOf(address: string): Promise<string | null> {
  const context = contextFor(address, { robots: TEXT });
  expect(await robots(context)).toBeUndefined();
  return context.responseHeaders.get('x-robots-tag');
}

describe('robots', () => {
  it.each([
    '/profile',
    '/profile/bets?x=1',
    '/fr/profile',
    '/en/profile',
    '/%70rofile',
    '/profile.rsc',
    '/fr/ferme',
    '/r%C3%A8gles',
    '/offers?sort=new',
  ])('R-SEO-09 marks %s noindex, follow', async (address) => {
    expect(await headerOf(address)).toBe('noindex, follow');
  });

  it.each(['/', '/offers', '/ferme', '/fr', '/my/profile', '/%E0%A4%A'])(
    'leaves %s open',
    async (address) => {
      expect(await headerOf(address)).toBeNull();
    },
  );
});
