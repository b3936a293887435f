import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_FORMS } from '@/lib/forms/default-forms';
import { loadSupport } from './loader';

const mocks = vi.hoisted(() => ({ loadPageSeo: vi.fn(), loadCollection: vi.fn(), readPublic: vi.fn() }));
vi.mock('@/lib/env/server', () => ({
  env: { CONTENT_URL: 'http://cms.test', SITE_URL: 'https://site.test' },
}));
vi.mock('@/lib/content/page-seo.server', () => ({ loadPageSeo: mocks.loadPageSeo }));
vi.mock('@/lib/content/loaders.server', () => ({ loadCollection: mocks.loadCollection }));
vi.mock('@/lib/platform/share.server', () => ({ readPublic: mocks.readPublic }));

const organization = {
  contactPoint: { telephone: '+33100000000', availableLanguage: [] },
  sameAs: [],
};

function record(parts: object) {
  return { organization: null, schemaFaq: [], lang: 'fr', borrowed: [], ...parts };
}

/** What every collection answers, beside the built-in emptiness. */
function content(parts: object): void {
  const empty = { forms: {}, messages: {}, masks: {}, patterns: {}, chat: { kind: null } };
  mocks.loadCollection.mockResolvedValue({ ...empty, ...parts });
}

describe('loadSupport', () => {
  beforeEach(() => {
    content({});
    mocks.readPublic.mockResolvedValue({ kind: null, config: null, identity: null });
  });

  it.each([
    ['liveChat', null, true],
    [null, 'verbox', true],
    ['comm100', 'verbox', false],
    [null, null, false],
  ])(
    'R-SUP-01 R-SUP-02 with %s of the platform and %s of the content system',
    async (own, site, expected) => {
      mocks.loadPageSeo.mockResolvedValue(record({}));
      mocks.readPublic.mockResolvedValue({ kind: own, config: null, identity: null });
      content({ chat: { kind: site } });
      expect((await loadSupport('fr')).hasChat).toBe(expected);
    },
  );

  it('R-SUP-08 offers the chat of the content system while the platform does not answer', async () => {
    mocks.loadPageSeo.mockResolvedValue(record({}));
    mocks.readPublic.mockResolvedValue(null);
    content({ chat: { kind: 'verbox' } });
    expect((await loadSupport('fr')).hasChat).toBe(true);
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
    content({ forms: { feedback } });
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
