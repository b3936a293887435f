import { afterEach, describe, expect, it, vi } from 'vitest';
import { needsDocument } from './needs-document';

const top = {};
const inPage = (pathname = '/') => vi.stubGlobal('window', { self: top, top, location: { pathname } });
const inFrame = () => vi.stubGlobal('window', { self: {}, top });

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
    inPage();
    expect(needsDocument(address)).toBe(false);
    inFrame();
    expect(needsDocument(address)).toBe(true);
  });

  it.each(['/profile/verification', '/fr/profile/verification', '/profile/verification?a=1#b'])(
    'R-KYC-01: %s loads as a document from another page, so that its headers allow the camera',
    (address) => {
      inPage('/fr/profile/settings');
      expect(needsDocument(address)).toBe(true);
      for (const open of ['/profile/verification', '/fr/profile/verification']) {
        inPage(open);
        expect(needsDocument(address)).toBe(false);
      }
    },
  );

  it.each(['/profile', '/profile/verification/x', '/offers?a=/profile/verification'])(
    '%s does not have to outside of a frame',
    (address) => {
      inPage();
      expect(needsDocument(address)).toBe(false);
    },
  );

  it.each(['/', '/fr', '/offers', '/game/cashier', '/cashiers', '#cashier', '?cashier'])(
    '%s never has to',
    (address) => {
      inFrame();
      expect(needsDocument(address)).toBe(false);
    },
  );
});
