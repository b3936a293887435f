import { describe, expect, it } from 'vitest';
import { contextFor, locationOf } from './context.test-data';
import { seoRedirects } from './seo-redirects';

const redirects = [
  { from: '/old-offers/*', to: '/offers/*' },
  { from: '/partners', to: 'https://partners.test/' },
  { from: '/', to: '/betting' },
  { from: '/fr/vieux', to: '/support' },
];

async function responseTo(address: string): Promise<Response | undefined> {
  return seoRedirects(contextFor(address, { redirects }));
}

describe('seoRedirects', () => {
  it.each([
    ['/old-offers/11', '/offers/11'],
    ['/fr/old-offers/11?a=1&b=%zz', '/fr/offers/11?a=1&b=%zz'],
    ['/%6fld-offers/a%2Fb', '/offers/a%2Fb'],
    ['/partners?a=1', 'https://partners.test/?a=1'],
    ['/old-offers/11?_rsc=abc&a=1', '/offers/11?a=1'],
    ['/', '/betting'],
    ['/fr', '/fr/betting'],
    ['/fr/vieux', '/fr/support'],
  ])('R-GUARD-15, R-GUARD-16, R-GUARD-17 sends %s to %s', async (address, target) => {
    const response = await responseTo(address);
    expect(locationOf(response)).toBe(target);
    expect(response?.status).toBe(301);
    expect(response?.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['/old-offers/11?a=&b=1', '?a&b=1', '/offers/11?a&b=1'],
    ['/old-offers/11?a=1+2&b=', '?a=1%202&&b', '/offers/11?a=1%202&&b'],
    ['/partners?s=%7E%2Fx', '?s=~/x&_rsc=1', 'https://partners.test/?s=~/x'],
  ])('R-GUARD-17 keeps the query of %s as it was sent, %s', async (address, sent, target) => {
    const context = contextFor(address, { redirects, headers: { 'x-raw-query': sent } });
    expect(locationOf(seoRedirects(context))).toBe(target);
  });

  it('R-GUARD-17 lets the router load the address as a document, which keeps its hash', () => {
    const headers = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' };
    const response = seoRedirects(contextFor('/partners?_rsc=abc', { redirects, headers }));
    expect(response?.status).toBe(204);
    expect(response?.headers.get('location')).toBeNull();
  });

  it.each(['/offers/11', '/vieux', '/partnersx'])('lets %s pass', async (address) => {
    expect(await responseTo(address)).toBeUndefined();
  });

  it('leaves a guest alone who was led to the home page, or a rule there could go round in circles', async () => {
    expect(await responseTo('/?redirectUrl=%2Fcashier')).toBeUndefined();
  });
});
