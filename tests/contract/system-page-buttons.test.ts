import { describe, expect, it } from 'vitest';
import { SYSTEM_PAGE_LOOKS } from '@/components/content/system-page-looks';
import { catalogue } from '@/i18n/catalogue';
import { SYSTEM_PAGES } from '@/lib/content/system-pages';
import { SYSTEM_PAGES as DEMO } from '../../sandbox/content/entries/system-pages';

/** Words of a button by where it leads. */
const WORDS: Readonly<Record<string, RegExp>> = {
  '/': /home|accueil/i,
  '/gamehall': /games|jeux|play|jouer/i,
  '/cashier/deposit': /deposit|dépôt/i,
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
