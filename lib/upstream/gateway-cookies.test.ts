import { expect, it } from 'vitest';
import { platformCookies } from './gateway-headers';

it.each([
  ['sid=abc; i18n_locale=fr', 'sid=abc; i18n_locale=fr'],
  ['strapi_jwt=secret; sid=abc', 'sid=abc'],
  ['sid=abc; strapi_jwt=a=b==; __prerender_bypass=0123; b="x"', 'sid=abc; b="x"'],
  ['sid=abc;strapi_jwt=secret', 'sid=abc'],
  [' strapi_jwt =secret; sid=abc', 'sid=abc'],
  ['my_strapi_jwt=1; sid=strapi_jwt', 'my_strapi_jwt=1; sid=strapi_jwt'],
  ['strapi_jwt=secret', ''],
])('SEC: what opens drafts never goes to the platform: %s', (given, expected) => {
  expect(platformCookies(given)).toBe(expected);
});
