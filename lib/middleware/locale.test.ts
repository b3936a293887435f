import { describe, expect, it } from 'vitest';
import { contextFor, locationOf, rewriteOf } from './context.test-data';
import { locale } from './locale';

async function responseTo(address: string): Promise<Response | undefined> {
  return locale(contextFor(address));
}

describe('locale', () => {
  it.each([
    ['/en', '/'],
    ['/en?a=1', '/?a=1'],
    ['/en/offers/11?a=%zz&a=2', '/offers/11?a=%zz&a=2'],
    ['/en/%2fe.test', '/%2fe.test'],
  ])('R-ROUTE-02 leads %s to %s', async (address, target) => {
    const response = await responseTo(address);
    expect(response?.status).toBe(308);
    expect(locationOf(response)).toBe(target);
  });

  it('R-ROUTE-02 keeps the query as it was sent', async () => {
    const response = await locale(
      contextFor('/en/offers?a=1+2', { headers: { 'x-raw-query': '?a=1%202&&b' } }),
    );
    expect(locationOf(response)).toBe('/offers?a=1%202&&b');
  });

  it.each([
    ['/', '/en'],
    ['/?a=1', '/en?a=1'],
    ['/offers/11?a=1&b=%00', '/en/offers/11?a=1&b=%00'],
    ['/french', '/en/french'],
    ['/game/caf%C3%A9', '/en/game/caf%C3%A9'],
    ['/no/such/page.png', '/en/_/missing'],
    ['/profile.rsc', '/en/profile'],
  ])('R-ROUTE-01 renders %s from the English pages', async (address, target) => {
    expect(rewriteOf(await responseTo(address))).toBe(target);
  });

  it.each([
    ['/made-up', '/en/_/missing'],
    ['/fr/made-up?a=1', '/fr/_/missing'],
    ['/TERMS', '/en/_/missing'],
    ['/terms', '/en/terms'],
    ['/caf%C3%A9', '/en/caf%C3%A9'],
    ['/cafe%CC%81', '/en/cafe%CC%81'],
    ['/offers', '/en/offers'],
    ['/offers/made-up', '/en/offers/made-up'],
  ])('R-HOME-02 renders %s as %s where the content pages are known', async (address, target) => {
    const context = contextFor(address, { slugs: ['terms', 'café'] });
    expect(rewriteOf(await locale(context))?.replace(/[?].*/, '')).toBe(target);
    // The not-found page is the same for everybody: a nonce would force a render per request.
    expect(context.isDynamic).toBe(false);
  });

  it.each([
    ['/regles', 'en', { rewrite: '/en/_/missing', redirect: null }],
    ['/regles', 'fr', { rewrite: null, redirect: '/fr/regles' }],
    ['/fr/regles', 'en', { rewrite: null, redirect: null }],
  ])('R-ROUTE-03 looks for %s, which exists in French alone, in %s', async (address, chosen, expected) => {
    const headers = { cookie: `i18n_locale=${chosen}` };
    const response = await locale(
      contextFor(address, { slugs: ['terms'], frenchSlugs: ['regles'], headers }),
    );
    expect({ rewrite: rewriteOf(response), redirect: locationOf(response) }).toEqual(expected);
  });

  it('leaves every slug to the content system in an editor’s preview', async () => {
    const context = contextFor('/draft', { slugs: ['terms'] });
    context.isDynamic = true;
    expect(rewriteOf(await locale(context))).toBe('/en/draft');
  });

  it.each(['/fr', '/fr/offers?a=1'])('R-ROUTE-01 lets %s pass as it is', async (address) => {
    const response = await responseTo(address);
    expect(response?.headers.get('x-middleware-next')).toBe('1');
  });

  const inFrench = { headers: { cookie: 'a=1; i18n_locale=fr' } };

  it.each([
    ['/foo/bar?x=%zz&y', '/fr/foo/bar?x=%zz&y'],
    ['/no/such/page.png', '/fr/no/such/page.png'],
  ])('R-ROUTE-03 re-applies the chosen language to %s, which has no page', async (address, target) => {
    const response = await locale(contextFor(address, inFrench));
    expect(response?.status).toBe(307);
    expect(locationOf(response)).toBe(target);
    expect(response?.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['/fr/foo/bar', inFrench, '/fr/_/missing'],
    ['/foo/bar', { headers: { cookie: 'i18n_locale=en' } }, '/en/_/missing'],
    ['/foo/bar', { headers: { cookie: 'i18n_locale=de' } }, '/en/_/missing'],
    ['/offers/11', inFrench, '/en/offers/11'],
  ])('R-ROUTE-03 leaves %s where it is', async (address, options, target) => {
    expect(rewriteOf(await locale(contextFor(address, options)))).toBe(target);
  });
});
