import { describe, expect, it } from 'vitest';
import { popupFeatures, readSocialReturn, serviceName, socialAddress } from './social';

describe('the address of a social sign-in', () => {
  it.each([
    ['en', 'https://site.test/?backUrl=%2Fgames%3Fa%3D1%26b%3D2'],
    ['fr', 'https://site.test/fr?backUrl=%2Fgames%3Fa%3D1%26b%3D2'],
  ] as const)('R-SOC-01: carries service, type and the whole return address in %s', (locale, redirect) => {
    const address = socialAddress({
      service: 'google',
      type: 'registration',
      locale,
      origin: 'https://site.test',
      backPath: '/games?a=1&b=2',
    });
    const { pathname, searchParams } = new URL(address, 'https://site.test');
    expect(pathname).toBe('/oauth/init');
    expect(Object.fromEntries(searchParams)).toEqual({
      service: 'google',
      redirect_url: redirect,
      type_auth: 'registration',
    });
  });

  it('R-SOC-01, R-CONST-13: opens 640 by 480 in the middle of the window', () => {
    const features = popupFeatures({ screenX: 100, screenY: 50, outerWidth: 1_640, outerHeight: 1_080 });
    expect(features).toBe('popup=yes,width=640,height=480,left=600,top=350');
  });
});

describe('the return', () => {
  it.each([
    ['', null],
    ['?error=UserBannedException', null],
    ['?backUrl=%2Fgames%3Fa%3D1', { path: '/games?a=1', error: null }],
    ['?backUrl=%2Ffr&error=UserBannedException', { path: '/fr', error: 'UserBannedException' }],
    ['?backUrl=https%3A%2F%2Fevil.test', { path: null, error: null }],
    ['?backUrl=%2F%2Fevil.test', { path: null, error: null }],
  ])('R-SOC-02: %s', (search, expected) => {
    expect(readSocialReturn(search)).toEqual(expected);
  });
});

it('names services as people do', () => {
  expect(serviceName('google')).toBe('Google');
  expect(serviceName('vk')).toBe('Vk');
  expect(serviceName('constructor')).toBe('Constructor');
});
