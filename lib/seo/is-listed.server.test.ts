import { beforeEach, describe, expect, it, vi } from 'vitest';
import { compileRedirectRules, type CompiledRule } from '@/lib/site-settings/redirect-rules';
import { isListedKind, isOpenAddress, listedRecord } from './is-listed.server';
import { SEO_TEMPLATES } from '@/lib/routing/url-template';

const pageSeo = vi.hoisted(() => vi.fn());
const isClosed = vi.hoisted(() => vi.fn<(path: string) => boolean>());
const redirects = vi.hoisted(() => ({ rules: [] as readonly CompiledRule[] }));

vi.mock('@/lib/env/server', () => ({ env: { SITE_URL: 'https://casino.test' } }));
vi.mock('@/lib/site-settings/settings.server', () => ({
  readySettings: () => Promise.resolve({ isClosed, redirects: redirects.rules }),
}));
vi.mock('./page-metadata.server', () => ({ pageSeo }));

const CLOSED = 'noindex, follow';
const page = (canonical: string, { robots = 'index, follow', isFailed = false } = {}) => ({
  metadata: { alternates: { canonical }, robots },
  record: { isFailed },
});

const closedToGoogle = {
  metadata: { alternates: { canonical: 'https://casino.test/fr/terms' }, other: { Googlebot: ['noindex'] } },
};

beforeEach(() => {
  isClosed.mockReset().mockReturnValue(false);
  redirects.rules = [];
  pageSeo.mockReset().mockResolvedValue(page('https://casino.test/fr/terms'));
});

describe('what a sitemap lists', () => {
  it('a page that is its own canonical, open and not redirected', async () => {
    expect(await listedRecord('/terms', 'fr')).toEqual({ isFailed: false });
  });

  it.each(['https://casino.test', 'https://casino.test/'])(
    'R-SEO-03 the home page with the canonical %s',
    async (canonical) => {
      pageSeo.mockResolvedValue(page(canonical));
      expect(await listedRecord('/', 'en')).toEqual({ isFailed: false });
    },
  );

  it.each([
    ['names another address as the canonical one', page('https://casino.test/terms')],
    ['is closed to Google', { ...page('https://casino.test/fr/terms'), ...closedToGoogle }],
    ['is closed to search engines', page('https://casino.test/fr/terms', { robots: CLOSED })],
  ])('leaves out a page that %s', async (_why, seo) => {
    pageSeo.mockResolvedValue(seo);
    expect(await listedRecord('/terms', 'fr')).toBeNull();
  });

  it.each([
    ['/terms', '/terms'],
    ['/fr/terms', '/terms'],
    ['/fr/offers/*', '/offers/11'],
    ['/jeux-caché', '/jeux-cach%C3%A9'],
    ['/jeux-cach%C3%A9', '/jeux-cach%C3%A9'],
  ])('leaves out a page that a rule from %s leads elsewhere', async (from, path) => {
    redirects.rules = compileRedirectRules([{ from, to: '/rules' }], 'casino.test').rules;
    pageSeo.mockResolvedValue(page(`https://casino.test/fr${path}`));
    expect(await listedRecord(path, 'fr')).toBeNull();
    expect(await isOpenAddress(path, 'fr')).toBe(false);
  });

  it('keeps a page whose other language leads elsewhere', async () => {
    redirects.rules = compileRedirectRules([{ from: '/fr/terms', to: '/rules' }], 'casino.test').rules;
    expect(await isOpenAddress('/terms', 'en')).toBe(true);
  });

  it('keeps a page that is closed only because its record could not be read', async () => {
    pageSeo.mockResolvedValue(page('https://casino.test/fr/terms', { robots: CLOSED, isFailed: true }));
    expect(await listedRecord('/terms', 'fr')).toEqual({ isFailed: true });
    expect(await isListedKind(SEO_TEMPLATES.offer, 'fr')).toBe(true);
  });

  it('leaves it out where the operator’s own rules close or move it', async () => {
    pageSeo.mockResolvedValue(page('https://casino.test/fr/terms', { robots: CLOSED, isFailed: true }));
    isClosed.mockReturnValue(true);
    expect(await listedRecord('/terms', 'fr')).toBeNull();
    expect(await isListedKind(SEO_TEMPLATES.offer, 'fr')).toBe(false);
  });

  it('leaves out the pages of a kind that all name one page as the canonical one', async () => {
    pageSeo.mockResolvedValue(page('https://casino.test/fr/gamehall'));
    expect(await isListedKind(SEO_TEMPLATES.game, 'fr')).toBe(false);
  });

  it('lists the pages of a kind unless the record they share closes them', async () => {
    const own = `https://casino.test/fr${SEO_TEMPLATES.offer}`;
    pageSeo.mockResolvedValue(page(own));
    expect(await isListedKind(SEO_TEMPLATES.offer, 'fr')).toBe(true);
    pageSeo.mockResolvedValue(page(own, { robots: CLOSED }));
    expect(await isListedKind(SEO_TEMPLATES.offer, 'fr')).toBe(false);
  });
});
