import { describe, expect, it } from 'vitest';
import { SYSTEM_PAGE_LOOKS } from '@/components/content/system-page-looks';
import { catalogue } from '@/i18n/catalogue';
import { SYSTEM_PAGES } from '@/lib/content/system-pages';
import { SYSTEM_PAGES as DEMO } from '../../sandbox/content/entries/system-pages';

/** Words of a button by where it leads. */
const WORDS: Readonly<Record<string, RegExp>> = {
  '/': /home|accueil/i,
  '/gamehall': /games|jeux|play|jouer/i,
  '/cashier/deposit': /deposit|dépô|dépos|another method|autre moyen/i,
  '/cashier/history': /history|historique/i,
  '/support': /support|assistance/i,
  same: /again|réessayer|recharger|reload/i,
};

describe.each(['en', 'fr'] as const)('buttons of system pages (%s)', (locale) => {
  it.each(SYSTEM_PAGES)('%s says where it leads, in the demo and in the built-in texts', (name) => {
    const { href } = SYSTEM_PAGE_LOOKS[name];
    const words = WORDS[href ?? 'same'] ?? /$^/;
    expect(DEMO[locale][name].button).toMatch(words);
    expect(catalogue[locale].system[name].button).toMatch(words);
  });
});

it('R-HOME-02, R-ERR-06: a missing page is called 404, in the demo and in the built-in texts', () => {
  for (const texts of [DEMO, { en: catalogue.en.system, fr: catalogue.fr.system }]) {
    expect(texts.en.notFound.title).toBe('404 Page not found');
    expect(texts.fr.notFound.title).toBe('404 Page introuvable');
  }
});

it.each([
  ['R-LAY-06', ['userBlocked'], '/support'],
  ['R-LAY-07', ['errors'], '/gamehall'],
  ['R-LAY-08', ['payCancel', 'payFail', 'payNewWindow'], '/cashier/deposit'],
  ['R-LAY-09', ['paySuccess'], '/gamehall'],
] as const)('%s: the buttons of %j lead to %s', (_number, names, href) => {
  for (const name of names) expect(SYSTEM_PAGE_LOOKS[name].href, name).toBe(href);
});

it('R-LAY-03: there are the system pages of the product and no others', () => {
  expect([...SYSTEM_PAGES].sort()).toEqual([
    'errors',
    'forbidden',
    'maintenance',
    'notFound',
    'payCancel',
    'payFail',
    'payMobile',
    'payNewWindow',
    'payPending',
    'paySuccess',
    'unsubscribe',
    'userBlocked',
  ]);
});
