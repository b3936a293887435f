import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { routing } from '@/i18n/routing';
import { demoContent } from '@/sandbox/content/demo-content';

/** Texts by dotted path. */
function texts(tree: object, prefix = ''): [string, unknown][] {
  return Object.entries(tree).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? texts(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value]],
  );
}

const en = new Map(texts(catalogue.en));
const fr = new Map(texts(catalogue.fr));

/** Names of arguments and tags: `{seconds}`, `{count, plural, …}`, `<link>`. */
function placeholders(text: unknown): string[] {
  const found = String(text).matchAll(/\{(\w+)[,}]|<(\w+)>/g);
  return [...new Set([...found].map(([, name, tag]) => name ?? `<${tag}>`))].sort();
}

const packed = (json: string) => json.replace(/\s/g, '');

describe('interface texts', () => {
  it('R-HOME-03: both languages have the same keys', () => {
    expect([...fr.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it('R-PROF-12: the page of played games has one name, in the interface and in the demo’s records', () => {
    const others = /\b(?:bets?|betting|wagers?) history|historique (?:des? )?(?:paris|mises|parties|jeux)\b/i;
    const demo = demoContent();
    for (const locale of routing.locales) {
      const records = demo.flatMap((collection) => collection.records[locale]);
      const all = [...texts(catalogue[locale]), ...records.flatMap((record) => texts(record))];
      expect(all.filter(([, text]) => others.test(String(text)))).toEqual([]);
      const titles = records.filter(({ url }) => url === '/profile/bets').map(({ title }) => title);
      expect(titles).toEqual([expect.stringContaining(catalogue[locale].profile.pages.bets)]);
    }
  });

  it('no file has a key twice: the later one would hide the former', () => {
    for (const locale of routing.locales) {
      for (const name of Object.keys(catalogue[locale])) {
        const address = new URL(`../../i18n/messages/${locale}/${name}.json`, import.meta.url);
        const file = readFileSync(address, 'utf8');
        expect(packed(JSON.stringify(JSON.parse(file))), `${locale}/${name}`).toBe(packed(file));
      }
    }
  });

  it('no text is empty', () => {
    for (const [locale, known] of [
      ['en', en],
      ['fr', fr],
    ] as const) {
      const empty = [...known].filter(([, text]) => typeof text !== 'string' || text.trim() === '');
      expect(empty, locale).toEqual([]);
    }
  });

  it('both languages take the same values', () => {
    const different = [...en].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(fr.get(key)).join(),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it('every file of texts is part of the catalogue', () => {
    for (const locale of routing.locales) {
      const folder = fileURLToPath(new URL(`../../i18n/messages/${locale}/`, import.meta.url));
      const files = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
      expect(files.sort()).toEqual(Object.keys(catalogue[locale]).sort());
    }
  });
});
