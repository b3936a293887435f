import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_FORMS } from '@/lib/forms/default-forms';
import { loadSupport } from './loader';

const mocks = vi.hoisted(() => ({ loadPageSeo: vi.fn(), loadCollection: vi.fn() }));
vi.mock('@/lib/env/server', () => ({
  env: { CONTENT_URL: 'http://cms.test', SITE_URL: 'https://site.test' },
}));
vi.mock('@/lib/content/page-seo.server', () => ({ loadPageSeo: mocks.loadPageSeo }));
vi.mock('@/lib/content/loaders.server', () => ({ loadCollection: mocks.loadCollection }));

const organization = {
  contactPoint: { telephone: '+33100000000', availableLanguage: [] },
  sameAs: [],
};

function record(parts: object) {
  return { organization: null, schemaFaq: [], lang: 'fr', borrowed: [], ...parts };
}

describe('loadSupport', () => {
  beforeEach(() => {
    mocks.loadCollection.mockResolvedValue({ forms: {}, messages: {}, masks: {}, patterns: {} });
  });

  it('R-SUP-01 has the built-in feedback form where none is configured', async () => {
    mocks.loadPageSeo.mockResolvedValue(record({}));
    const { fields, faq, ways } = await loadSupport('fr');
    expect(fields).toEqual(DEFAULT_FORMS.feedback);
    expect(faq).toEqual([]);
    expect(ways.telephone).toBeNull();
  });

  it('prefers the configured form', async () => {
    mocks.loadPageSeo.mockResolvedValue(record({}));
    const feedback = [{ name: 'message', type: 'text', label: 'Message' }];
    mocks.loadCollection.mockResolvedValue({ forms: { feedback }, messages: {}, masks: {}, patterns: {} });
    expect((await loadSupport('fr')).fields).toEqual(feedback);
  });

  it('takes the ways of the home page where the record names none', async () => {
    mocks.loadPageSeo.mockImplementation((url: string) =>
      Promise.resolve(record(url === '/' ? { organization } : {})),
    );
    expect((await loadSupport('fr')).ways.telephone?.href).toBe('tel:+33100000000');
  });

  it('cleans answers, leads their links to the reader’s language and marks English ones', async () => {
    const schemaFaq = [
      { question: 'How?', answer: '<a href="/help" onclick="x()">Help</a><script>x</script>' },
      { question: 'Pourquoi ?', answer: 'Parce que' },
    ];
    const borrowed = ['schemaFaq.0.question', 'schemaFaq.0.answer'];
    mocks.loadPageSeo.mockResolvedValue(record({ schemaFaq, borrowed }));
    const { faq } = await loadSupport('fr');
    expect(faq[0]).toEqual({
      question: 'How?',
      questionLang: 'en',
      answer: '<a href="/fr/help">Help</a>',
      answerLang: 'en',
    });
    expect(faq[1]?.questionLang).toBeUndefined();
  });
});
