import { describe, expect, it } from 'vitest';
import { PROFILE_CHILDREN } from './account-parts';
import { paths } from './paths';
import { payPaths } from './pay-paths';
import { isKnownRoute } from './route-patterns';

describe('isKnownRoute', () => {
  it.each([
    paths.home(),
    paths.slug('terms'),
    paths.category(3),
    paths.game('book-of-sun'),
    paths.tournamentGames(7),
    paths.loyaltyShop(),
    paths.loyaltyProgram('club'),
    paths.deposit('card'),
    payPaths.success('12'),
    ...PROFILE_CHILDREN.map((child) => paths.profile(child)),
    '/bets',
    '/bets/a/b',
    '/responsible-game',
    '/_icons',
  ])('R-ROUTE-04 to R-ROUTE-26: %s is a route', (path) => {
    expect(isKnownRoute(path)).toBe(true);
  });

  it.each([
    '/a/b',
    '/offers/1/2',
    '/game',
    '/gamehall/',
    '/profile/nothing',
    '/cashier/nothing',
    '/cashier/withdraw/card',
    '/tournaments/1/other',
    '/api',
    '/en',
    '/_/missing',
    '/.env',
  ])('R-ROUTE-03: %s is no route', (path) => {
    expect(isKnownRoute(path)).toBe(false);
  });
});
