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

  it('is not borrowed where English has an emptied field', () => {
    expect(borrow({ text: null }, { text: '<p></p>' }, ['text'])).toEqual({ text: null });
  });
});
