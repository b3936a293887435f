import { afterEach, describe, expect, it, vi } from 'vitest';
import { needsDocument } from './needs-document';

const top = {};
const inPage = () => vi.stubGlobal('window', { self: top, top });
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

  it.each(['/', '/fr', '/offers', '/game/cashier', '/cashiers', '#cashier', '?cashier'])(
    '%s never has to',
    (address) => {
      inFrame();
      expect(needsDocument(address)).toBe(false);
    },
  );
});
