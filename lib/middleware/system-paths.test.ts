import { describe, expect, it } from 'vitest';
import { contextFor, locationOf, rewriteOf } from './context.test-data';
import { systemPaths } from './system-paths';

async function responseTo(address: string, method = 'GET'): Promise<Response | undefined> {
  return systemPaths(contextFor(address, { method }));
}

describe('systemPaths', () => {
  it.each(['/', '/offers', '/fr/offers/11?x=1', '/_icons', '/about.html', '/?a=%E0%A4%A&a=%00&%%%'])(
    'lets %s pass',
    async (address) => {
      expect(await responseTo(address)).toBeUndefined();
    },
  );

  it.each([
    ['/_system/maintenance', '/en/_/missing'],
    ['/_system', '/en/_/missing'],
    ['/fr/_system/maintenance', '/fr/_/missing'],
    ['/en/_system/maintenance', '/en/_/missing'],
    ['/%5Fsystem/maintenance', '/en/_/missing'],
    ['/%5fsyste%6D/maintenance', '/en/_/missing'],
    ['/_system.rsc', '/en/_/missing'],
    ['/_/missing', '/en/_/missing'],
    ['/fr/en/offers', '/fr/_/missing'],
    ['/fr/fr', '/fr/_/missing'],
    ['/fr/fr/profile/settings', '/fr/_/missing'],
    ['/en/fr/offers', '/en/_/missing'],
  ])('responds to %s with the not-found page', async (address, target) => {
    expect(rewriteOf(await responseTo(address))).toBe(target);
  });

  it.each([
    '/%E0%A4%A',
    '/_system.segments/%E0%A4%A',
    '/game/%A0',
    '/fr/game/%',
    '/game/%00',
    '/game/a%0Ab',
    '/game/%7f',
    '/%1b',
  ])('responds to %s with 400 and a complete page', async (address) => {
    const response = await responseTo(address);
    expect(response?.status).toBe(400);
    expect(response?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = (await response?.text()) ?? '';
    expect(html).toMatch(/^<!doctype html>\n<html lang="(?:en|fr)">[^]*<h1>[^]*<\/html>\n$/);
    expect(html).toContain(address.startsWith('/fr') ? 'Cette adresse est illisible' : 'cannot be read');
  });

  it('responds to a path over 2,000 characters with 414', async () => {
    expect((await responseTo(`/game/${'a'.repeat(2_000)}`))?.status).toBe(414);
    expect(await responseTo(`/game/${'a'.repeat(1_900)}`)).toBeUndefined();
  });

  it.each([
    ['//e.test/x', '/e.test/x'],
    ['///offers//11', '/offers/11'],
    ['/\\e.test', '/e.test'],
    ['/offers/?a=1', '/offers?a=1'],
    ['/fr/', '/fr'],
    ['/fr//e.test/', '/fr/e.test'],
    ['/Offers/AbC?X=1', '/offers/AbC?X=1'],
    ['/FR/Cashier/Deposit', '/fr/cashier/deposit'],
    ['/EN', '/'],
    ['/en/', '/'],
    ['/en/terms/', '/terms'],
    ['/%70rofile/%53ettings', '/profile/settings'],
    ['/game/a%20%62%2F', '/game/a%20b%2F'],
    ['/%2f%2fe.test/', '/%2f%2fe.test'],
  ])('leads %s to %s for good, on this site', async (address, target) => {
    const response = await responseTo(address);
    expect(response?.status).toBe(308);
    expect(locationOf(response)).toBe(target);
  });

  it.each([
    ['/old-offers/', '/offers'],
    ['/fr/old-offers/?a=1', '/fr/offers?a=1'],
    ['/FR/old-offers/11/', '/fr/offers/11'],
    ['//old-offers//11', '/offers/11'],
    ['/alt/', '/support'],
    ['/Promotions/summer', '/offers'],
  ])('R-GUARD-15: a rule leads %s to %s at once, not by way of a spelling', async (address, target) => {
    const redirects = [
      { from: '/old-offers/*', to: '/offers/*' },
      { from: '/alt', to: '/support/' },
      { from: '/Promotions/*', to: '/offers' },
    ];
    const response = await systemPaths(contextFor(address, { redirects }));
    expect([response?.status, locationOf(response)]).toEqual([301, target]);
  });

  it('R-GUARD-15: a rule for what is in a folder leaves the folder’s own page alone', async () => {
    const redirects = [{ from: '/old-offers/*', to: '/offers/*' }];
    expect(await systemPaths(contextFor('/old-offers', { redirects }))).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('refuses %s on a page with 405', async (method) => {
    for (const address of ['/', '/offers/11', '/cashier/deposit', '/fr/support']) {
      const response = await responseTo(address, method);
      expect(response?.status).toBe(405);
      expect(response?.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    }
  });

  it('refuses verbs Next.js does not even hand on in the same way', async () => {
    const response = await systemPaths({ ...contextFor('/'), method: 'TRACE' });
    expect(response?.status).toBe(405);
  });

  it('lists the allowed methods', async () => {
    const response = await responseTo('/offers', 'OPTIONS');
    expect([response?.status, response?.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  it.each([
    ['/cashier/paysuccess', '/cashier/paysuccess'],
    ['/cashier/payfail/t-1?x=1', '/cashier/payfail/t-1?x=1'],
    ['/fr/cashier/paypending/t-1', '/fr/cashier/paypending/t-1'],
    ['/cashier/paycancel', '/cashier/paycancel'],
    ['/Cashier/PaySuccess/', '/cashier/paysuccess'],
  ])('shows a payment result requested by POST %s by GET', async (address, target) => {
    const response = await responseTo(address, 'POST');
    expect(response?.status).toBe(303);
    expect(locationOf(response)).toBe(target);
  });

  it('does not do so for another verb or a deeper path', async () => {
    expect((await responseTo('/cashier/paysuccess', 'PUT'))?.status).toBe(405);
    expect((await responseTo('/cashier/paysuccess/a/b', 'POST'))?.status).toBe(405);
  });
});
