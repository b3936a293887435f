import { describe, expect, it } from 'vitest';
import { isPageSegment, isSlug, RESERVED_SEGMENTS, fixLetterCase } from './known-routes';
import { PROFILE_CHILDREN } from './account-parts';
import { paths } from './paths';
import { payPaths } from './pay-paths';

describe('paths', () => {
  it.each([
    [paths.home(), '/'],
    [paths.slug('about-us'), '/about-us'],
    [paths.gameHall(), '/gamehall'],
    [paths.gameHall({ category: 7 }), '/gamehall?category=7'],
    [paths.gameHall({ providers: ['net ent', 'a&b'] }), '/gamehall?providers=net%20ent,a%26b'],
    [paths.gameHall({ category: 'slots', providers: ['x'] }), '/gamehall?category=slots&providers=x'],
    [paths.category(12), '/gamehall/12'],
    [paths.game('a/b?c#d'), '/game/a%2Fb%3Fc%23d'],
    [paths.tournamentGames(5), '/tournaments/5/gamehall'],
    [paths.deposit(), '/cashier/deposit'],
    [paths.deposit('visa'), '/cashier/deposit/visa'],
    [paths.deposit(''), '/cashier/deposit'],
    [paths.history(), '/cashier/history'],
    [paths.history('bonuses'), '/cashier/history?tab=bonuses'],
    [payPaths.success(), '/cashier/paysuccess'],
    [payPaths.success('t-1'), '/cashier/paysuccess/t-1'],
    [payPaths.fail('t'), '/cashier/payfail/t'],
    [payPaths.pending('t'), '/cashier/paypending/t'],
    [paths.profile(), '/profile/settings'],
    [paths.profile('bets'), '/profile/bets'],
    [paths.offer('été'), '/offers/%C3%A9t%C3%A9'],
    [paths.loyaltyShop(), '/loyalty/shop'],
  ])('R-ROUTE-01 writes %s', (written, expected) => {
    expect(written).toBe(expected);
  });

  it.each(['.', '..', ''])('does not let the parameter "%s" climb to another page', (value) => {
    expect(new URL(paths.game(value), 'http://a.test').pathname).toBe('/game/-');
  });

  it('encodes halves of surrogate pairs instead of throwing', () => {
    expect(paths.offer('\ud800x')).toBe('/offers/%EF%BF%BDx');
  });

  it('R-ROUTE-21 knows the nine profile children', () => {
    expect(PROFILE_CHILDREN).toHaveLength(9);
  });

  it('reserves the first segment of every address, so that no slug takes it', () => {
    const addresses = Object.values({ ...paths, ...payPaths }).map((write) =>
      (write as (value: string) => string)('x'),
    );
    const firsts = addresses.map((address) => address.split(/[/?]/)[1] ?? '').filter((first) => first !== '');
    expect(firsts.filter((first) => first !== 'x' && !RESERVED_SEGMENTS.has(first))).toEqual([]);
    expect(firsts.filter((first) => first !== 'x' && !isPageSegment(first))).toEqual([]);
  });
});

describe('isSlug', () => {
  it.each(['about-us', 'terms.html', 'règles', 'a_b', '18plus'])('takes %s', (slug) => {
    expect(isSlug(slug)).toBe(true);
  });
  it.each([
    'offers',
    'cashier',
    'api',
    'fr',
    'en',
    'robots.txt',
    '_system',
    '',
    '..',
    'a/b',
    'a b',
    'x'.repeat(101),
  ])('R-HOME-02 refuses %s', (slug) => {
    expect(isSlug(slug)).toBe(false);
  });
});

describe('fixLetterCase', () => {
  it.each([
    ['/Offers', '/offers'],
    ['/OFFERS/AbC', '/offers/AbC'],
    ['/FR/Cashier/Deposit/Visa', '/fr/cashier/deposit/Visa'],
    ['/Profile/Responsible-Game', '/profile/responsible-game'],
    ['/tournaments/AB/GameHall', '/tournaments/AB/gamehall'],
    ['/Loyalty/Shop', '/loyalty/shop'],
    ['/About', '/About'],
    ['/Game/Book-Of-X', '/game/Book-Of-X'],
    ['/constructor/X', '/constructor/X'],
    ['/', '/'],
  ])('leads %s to %s', (written, expected) => {
    expect(fixLetterCase(written)).toBe(expected);
  });
});
