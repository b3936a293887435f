import { describe, expect, it, vi } from 'vitest';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import { loadPageSeo } from './page-seo.server';

const env = vi.hoisted(() => ({ SITE_URL: 'https://casino.test' }));
vi.mock('@/lib/env/server', () => ({ env }));

const { content } = serverBackEnds(env);
const canonicalUrl = 'https://casino.test/winners';
const record = { url: '/winners', title: 'Winners', canonicalUrl };

describe('the canonical address of a record', () => {
  it.each([
    ['stands in a record of the page’s own language', { fr: record }, 'fr', canonicalUrl],
    ['is left out of the English record used as the fallback of a French one', { en: record }, 'en', null],
    [
      'is not borrowed from the English record',
      { fr: { ...record, title: '', canonicalUrl: null }, en: record },
      'fr',
      null,
    ],
    [
      'stays where other texts are borrowed',
      { fr: { ...record, title: '' }, en: { ...record, canonicalUrl: null } },
      'fr',
      canonicalUrl,
    ],
  ])('%s', async (_what, records: Readonly<Record<string, object>>, lang, expected) => {
    content.mockImplementation((_collection, query) => records[query.get('locale') ?? ''] ?? null);
    const loaded = await loadPageSeo('/winners', null, 'fr');
    expect(loaded).toMatchObject({ title: 'Winners', canonicalUrl: expected, lang });
  });
});
