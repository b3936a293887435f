import { describe, expect, it, vi } from 'vitest';
import { readDescription } from './item-description.server';

vi.mock('@/lib/env/server', () => ({
  env: { CONTENT_URL: 'http://cms.test', SITE_URL: 'https://site.test' },
}));

const MAPPING = { name_1: 'name', text_1: 'text', image_1: 'image', link_1: 'link' };
const read = (raw: unknown, locale: 'en' | 'fr' = 'en') => readDescription(raw, MAPPING, locale);

describe('readDescription (R-CMS-04, R-OFFER-05, R-JACK-05, R-TOUR-04)', () => {
  it('reads the re-keyed description', () => {
    const item = read({ name_1: ' Grand \n jackpot ', text_1: '<p>Falls <b>weekly</b></p>' });
    expect(item.line('name')).toBe('Grand jackpot');
    expect(item.html('text')).toBe('<p>Falls <b>weekly</b></p>');
  });

  it('gives null for what is missing, empty or of another kind', () => {
    const item = read({ name_1: '   ', text_1: 5, image_1: '' });
    expect([item.line('name'), item.html('text'), item.picture('image'), item.link('link')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(read(null).line('name')).toBeNull();
    expect(read({ text_1: '<p>&nbsp;</p>' }).html('text')).toBeNull();
  });

  it('cleans texts and cuts endless names', () => {
    const item = read({ name_1: 'n'.repeat(5_000), text_1: 'Hi<script>alert(1)</script>' });
    expect(item.line('name')).toHaveLength(300);
    expect(item.html('text')).toBe('Hi');
  });

  it.each([
    ['/offers', '/offers'],
    ['/fr/offers?a=1', '/offers?a=1'],
    ['https://partner.example/x', 'https://partner.example/x'],
    ['javascript:alert(1)', null],
    ['//evil.example', null],
    ['/api/auth.logout', null],
  ])('reads the link %s as %s', (given, expected) => {
    expect(read({ link_1: given }).link('link')).toBe(expected);
  });
});
