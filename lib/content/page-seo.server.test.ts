import { describe, expect, it, vi } from 'vitest';
import { loadPageSeo } from './page-seo.server';

const findRecord = vi.hoisted(() => vi.fn());
vi.mock('./record.server', () => ({ findRecord }));
vi.mock('./degraded.server', () => ({ markMadeOfDefaults: vi.fn() }));

const canonicalUrl = 'https://casino.test/winners';
const found = (lang: string, borrowed: string[]) => ({
  state: 'found',
  raw: { url: '/winners', title: 'Winners', canonicalUrl },
  lang,
  borrowed,
});

describe('the canonical address of a record', () => {
  it.each([
    ['stands in a record of the page’s own language', 'fr', [], canonicalUrl],
    ['is left out of the English record that stands in for a French one', 'en', [], null],
    ['is left out where it is borrowed as a single text', 'fr', ['canonicalUrl'], null],
    ['stays where other texts are borrowed', 'fr', ['title'], canonicalUrl],
  ])('%s', async (_what, lang, borrowed, expected) => {
    findRecord.mockResolvedValue(found(lang, borrowed));
    const record = await loadPageSeo('/winners', null, 'fr');
    expect(record).toMatchObject({ title: 'Winners', canonicalUrl: expected, lang });
  });
});
