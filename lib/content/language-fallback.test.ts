import { describe, expect, it, vi } from 'vitest';
import { borrowTexts, emptyTexts } from './language-fallback';
import type { RawRecord } from './flatten';

vi.mock('@/lib/env/server', () => ({
  env: { CONTENT_URL: 'http://cms.test', SITE_URL: 'https://site.test' },
}));

function borrow(french: RawRecord, english: RawRecord, patterns: readonly string[]): RawRecord {
  return borrowTexts(french, english, emptyTexts(french, patterns)).record;
}

describe('a French text', () => {
  it.each(['', ' ', null, '<p></p>', '<p>&nbsp;</p>'])('that is %j is borrowed from English', (text) => {
    expect(borrow({ text }, { text: '<p>Words</p>' }, ['text'])).toEqual({ text: '<p>Words</p>' });
  });

  it('comes from the level with its id, wherever it stands', () => {
    const french = { levels: [{ id: '3', text: '' }, { id: 1 }, { id: 4, text: '' }] };
    const english = { levels: [1, 2, 3].map((id) => ({ id, text: `Level ${id}` })) };
    expect(borrow(french, english, ['levels.*.text'])).toEqual({
      levels: [
        { id: '3', text: 'Level 3' },
        { id: 1, text: 'Level 1' },
        { id: 4, text: '' },
      ],
    });
  });

  it('comes from the mark of the same picture where it names one', () => {
    const french = { footerMarks: [{ name: '', image: '/uploads/b.png' }] };
    const english = {
      footerMarks: [
        { name: '18+', image: '/uploads/a.png' },
        { name: 'Seal', image: '/uploads/b.png' },
      ],
    };
    expect(borrow(french, english, ['footerMarks.*.name'])).toEqual({
      footerMarks: [{ name: 'Seal', image: '/uploads/b.png' }],
    });
  });

  it('answers no other question, and asks none to another answer', () => {
    const french = {
      schemaFaq: [
        { question: 'Pourquoi ?', answer: '' },
        { question: null, answer: 'Parce que' },
        { question: '', answer: null },
      ],
    };
    const english = { schemaFaq: [1, 2, 3].map((at) => ({ question: `Q${at}`, answer: `A${at}` })) };
    expect(borrow(french, english, ['schemaFaq.*.question', 'schemaFaq.*.answer'])).toEqual({
      schemaFaq: [...french.schemaFaq.slice(0, 2), { question: 'Q3', answer: 'A3' }],
    });
  });

  it('is not borrowed where English has an emptied field', () => {
    expect(borrow({ text: null }, { text: '<p></p>' }, ['text'])).toEqual({ text: null });
  });
});
