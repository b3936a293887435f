import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import { DEFAULT_FORMS } from '@/lib/forms/default-forms';
import { loadSupport } from './loader';

const env = vi.hoisted(() => ({ SITE_URL: 'https://site.test' }));
vi.mock('@/lib/env/server', () => ({ env }));

const back = serverBackEnds(env);

const organization = {
  contactPoint: { telephone: '+33100000000', availableLanguage: [] },
  sameAs: [],
};

/** Records by collection, those of pages by their path, in any language or in one: `/support fr`. */
let records: Record<string, object> = {};

function content(more: Record<string, object>): void {
  records = { ...records, ...more };
}

describe('loadSupport', () => {
  beforeEach(() => {
    records = {};
    back.content.mockImplementation((collection, query) => {
      const name = query.get('filters[url][$eq]') ?? collection;
      return records[`${name} ${query.get('locale')}`] ?? records[name] ?? null;
    });
    back.platform.mockReturnValue({ kind: null, config: null, identity: null });
  });

  it.each([
    ['liveChat', null, true],
    [null, 'verbox', true],
    ['comm100', 'verbox', false],
    [null, null, false],
  ])(
    'R-SUP-01 R-SUP-02 with %s of the platform and %s of the content system',
    async (own, site, expected) => {
      back.platform.mockReturnValue({ kind: own, config: null, identity: null });
      content({ 'prazer-config': { chat: { kind: site, config: {} } } });
      expect((await loadSupport('fr')).hasChat).toBe(expected);
    },
  );

  it('R-SUP-08 offers the chat of the content system while the platform does not respond', async () => {
    back.platform.mockReturnValue(null);
    content({ 'prazer-config': { chat: { kind: 'verbox', config: {} } } });
    expect((await loadSupport('fr')).hasChat).toBe(true);
  });

  it('R-SUP-01 has the built-in feedback form where none is configured', async () => {
    const { fields, faq, channels } = await loadSupport('fr');
    expect(fields).toEqual(DEFAULT_FORMS.feedback);
    expect(faq).toEqual([]);
    expect(channels.telephone).toBeNull();
  });

  it('prefers the configured form', async () => {
    const feedback = [{ name: 'message', type: 'text', label: 'Message' }];
    content({ 'forms-config': { forms: { feedback } } });
    expect((await loadSupport('fr')).fields).toMatchObject(feedback);
  });

  it('takes the channels of the home page where the record names none', async () => {
    content({ '/': { url: '/', organization } });
    expect((await loadSupport('fr')).channels.telephone?.href).toBe('tel:+33100000000');
  });

  it('cleans answers, leads their links to the reader’s language and marks English ones', async () => {
    const help = '<a href="/help" onclick="x()">Help</a><script>x</script>';
    const own = { question: 'Pourquoi ?', answer: 'Parce que' };
    content({
      '/support en': {
        url: '/support',
        schemaFaq: [
          { question: 'How?', answer: help },
          { question: 'Why?', answer: 'So' },
        ],
      },
      '/support fr': { url: '/support', schemaFaq: [{ question: '', answer: '' }, own] },
    });
    const { faq } = await loadSupport('fr');
    expect(faq[0]).toEqual({
      question: 'How?',
      questionLang: 'en',
      answer: '<a href="/fr/help">Help</a>',
      answerLang: 'en',
    });
    expect(faq[1]?.questionLang).toBeUndefined();
  });

  it('leaves out a question whose answer is an emptied field', async () => {
    content({ '/support': { url: '/support', schemaFaq: [{ question: 'How?', answer: '<p></p>' }] } });
    expect((await loadSupport('en')).faq).toEqual([]);
  });
});
