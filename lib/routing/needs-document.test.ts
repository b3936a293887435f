import { afterEach, describe, expect, it, vi } from 'vitest';
import { needsDocument } from './needs-document';

const top = {};
const inWindow = (self: object, path: string) =>
  vi.stubGlobal('window', { self, top, location: new URL(path, 'https://site.test') });
const inPage = (path: string) => inWindow(top, path);
const inFrame = (path: string) => inWindow({}, path);
/** The start page of an address's language. */
const homeOf = (address: string) => (/^\/fr(?![^/?#])/.test(address) ? '/fr' : '/');

afterEach(() => vi.unstubAllGlobals());

const PLAYER_PAGES = [
  '/cashier/deposit',
  '/fr/profile',
  '/profile/settings?a=1#b',
  '/fr/bets',
  '/responsible-game',
];

describe('needsDocument', () => {
  it.each(PLAYER_PAGES)('R-API-03: %s loads as a document within a frame alone', (address) => {
    inPage(homeOf(address));
    expect(needsDocument(address)).toBe(false);
    inFrame(homeOf(address));
    expect(needsDocument(address)).toBe(true);
  });

  it.each(['/profile/verification', '/fr/profile/verification', '/profile/verification?a=1#b'])(
    'R-KYC-01: %s loads as a document from another page, so that its headers allow the camera',
    (address) => {
      inPage(homeOf(address));
      expect(needsDocument(address)).toBe(true);
      inPage(address);
      expect(needsDocument(address)).toBe(false);
    },
  );

  it.each(['/profile', '/profile/verification/x', '/offers?a=/profile/verification'])(
    '%s does not have to outside of a frame',
    (address) => {
      inPage('/');
      expect(needsDocument(address)).toBe(false);
    },
  );

  it.each(['/', '/offers?a=/fr', '/friends', '#fr', '?a=1'])(
    '%s does not have to on an English page',
    (address) => {
      inPage('/offers');
      expect(needsDocument(address)).toBe(false);
    },
  );

  it.each([
    ['/offers', '/fr/offers#a'],
    ['/fr?a=1', '/'],
  ])('R-ROUTE-02: from %s, %s loads as a document, since it is in the other language', (open, address) => {
    inPage(open);
    expect(needsDocument(address)).toBe(true);
  });

  it.each(['/', '/fr', '/offers', '/game/cashier', '/cashiers', '#cashier', '?cashier'])(
    '%s never has to',
    (address) => {
      inFrame(homeOf(address));
      expect(needsDocument(address)).toBe(false);
    },
  );
});
