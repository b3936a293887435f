import { describe, expect, it } from 'vitest';
import { contextFor, rewriteOf } from './context.test-data';
import { maintenance } from './maintenance';

describe('maintenance', () => {
  it.each([
    ['/', '/en/_system/maintenance'],
    ['/support', '/en/_system/maintenance'],
    ['/en/offers', '/en/_system/maintenance'],
    ['/fr/cashier/deposit', '/fr/_system/maintenance'],
    ['/fr', '/fr/_system/maintenance'],
    ['/%E0%A4%A', '/en/_system/maintenance'],
  ])('R-LAY-11 renders the maintenance page with status 503 for %s', async (path, target) => {
    const response = await maintenance(contextFor(path, { isMaintenance: true }));
    expect(rewriteOf(response)).toBe(target);
    expect(response?.status).toBe(503);
    expect(response?.headers.get('cache-control')).toBe('no-store');
    expect(Number(response?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('hands no body on to a page', async () => {
    const response = await maintenance(contextFor('/', { isMaintenance: true, method: 'POST' }));
    expect(response?.status).toBe(503);
    expect(rewriteOf(response)).toBeNull();
  });

  it('stays out of the way while the platform works', () => {
    expect(maintenance(contextFor('/'))).toBeUndefined();
  });
});
