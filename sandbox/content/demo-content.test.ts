import { expect, it } from 'vitest';
import { COLLECTIONS } from './collections';
import { demoContent, demoFiles } from './demo-content';

// Drawn once: it takes a second.
const files = new Map(demoFiles().map((file) => [file.name, file]));

function mediaIn(value: unknown): (string | null)[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('mediaFile' in value) return [value.mediaFile as string | null];
  return Object.values(value).flatMap(mediaIn);
}

it('holds every collection in both languages, as plain data', () => {
  const content = demoContent();
  expect(content.map(({ name }) => name)).toEqual(Object.keys(COLLECTIONS));
  for (const { name, records } of content) {
    expect([records.en.length, records.fr.length], name).not.toContain(0);
  }
  expect(JSON.parse(JSON.stringify(content))).toEqual(content);
});

it('names only files that are there, and each has bytes', () => {
  const named = mediaIn(demoContent()).filter((file) => file !== null);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !files.has(file))).toEqual([]);
  expect([...files.values()].filter(({ bytes }) => bytes.length === 0)).toEqual([]);
});

it('names a file that is there wherever a text is its address', () => {
  const addresses = JSON.stringify(demoContent()).match(/(?<="\/uploads\/)[^"]+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((file) => !files.has(file))).toEqual([]);
});

it('has the site’s name in its setting alone: every text takes it from there', () => {
  const holders = JSON.stringify(demoContent()).match(/"[^"]*":"[^"]*Aurelia/g);
  expect(holders).toEqual(['"siteName":"Aurelia', '"siteName":"Aurelia']);
  expect(JSON.stringify(demoContent())).toContain('##site##');
});

it('a page that answers questions for search engines has them in its text', () => {
  const { records } = demoContent().find(({ name }) => name === 'page-seo') ?? {
    records: { en: [], fr: [] },
  };
  for (const locale of ['en', 'fr'] as const) {
    const help = records[locale].find(({ url }) => url === '/help');
    const questions = help?.schemaFaq as { question: string; answer: string }[];
    expect(questions).toHaveLength(3);
    for (const { question, answer } of questions) {
      expect(help?.text).toContain(`<h3>${question}</h3>\n<p>${answer}</p>`);
    }
  }
});
