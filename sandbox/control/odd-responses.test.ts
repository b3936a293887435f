import { describe, expect, it } from 'vitest';
import { ODD_KINDS, oddData } from './odd-responses';

const game = {
  sysname: 'book-of-sun',
  name: 'Book of Sun',
  type: 'slot',
  image_url: '/platform/media/games/book.svg',
  description: { name_1: 'Book of Sun' },
  bet: { amount: 1, currency: 'EUR' },
  created_at: '2025-03-02T12:00:00Z',
};
const data = { items: [{ id: 7, ...game }], total: 1 };
const first = (data: unknown) => (data as { items: Record<string, unknown>[] }).items[0];

describe('responses that nobody expects', () => {
  it('writes numbers as text, at every depth', () => {
    expect(oddData('numbers-as-text', data)).toMatchObject({
      items: [{ id: '7', bet: { amount: '1', currency: 'EUR' } }],
      total: '1',
    });
  });

  it('empties every list', () => {
    expect(oddData('empty-lists', data)).toEqual({ items: [], total: 0 });
    expect(oddData('empty-lists', { menu: [{ title: 'Games' }] })).toEqual({ menu: [] });
  });

  it('fills lists up with entries of their own marks, a paged one only to the requested count', () => {
    const many = oddData('many', { items: [{ id: 1, name: 'Popular' }], total: 1 }) as typeof data;
    expect(new Set(many.items.map(({ id }) => id)).size).toBe(3_000);
    expect(new Set(many.items.map(({ name }) => name)).size).toBe(3_000);
    expect(oddData('many', data, 15)).toMatchObject({ total: 3_000 });
    expect((oddData('many', data, 15) as typeof data).items).toHaveLength(15);
  });

  it('does not copy form fields, which would be doubles', () => {
    const fields = { fields: [{ name: 'phone', type: 'phone', is_optional: false }] };
    expect(oddData('many', fields)).toEqual(fields);
  });

  it('changes types and states, and leaves names alone', () => {
    expect(first(oddData('unknown-values', data))).toMatchObject({
      type: 'never_seen',
      name: 'Book of Sun',
      sysname: 'book-of-sun',
    });
  });

  it.each(['long-names', 'one-word', 'right-to-left', 'emoji'] as const)(
    'changes names under %s, and leaves ids, addresses and types alone',
    (kind) => {
      const odd = first(oddData(kind, data));
      expect(odd).toMatchObject({ id: 7, sysname: 'book-of-sun', type: 'slot', image_url: game.image_url });
      expect(odd?.name).not.toBe('Book of Sun');
      expect(odd?.description).not.toEqual(game.description);
    },
  );

  it('makes names of 2,000 letters with spaces, and words of 200 without', () => {
    const name = (kind: 'long-names' | 'one-word') => String(first(oddData(kind, data))?.name);
    expect(name('long-names').length).toBeGreaterThan(1_980);
    expect(name('one-word')).toMatch(/^\S{200}$/);
  });

  it('keeps the tags of a text and the names of form fields', () => {
    const odd = oddData('one-word', {
      text: '<p>How it works</p>',
      fields: [{ name: 'phone', label: 'Phone', isOptional: true }],
    }) as { text: string; fields: { name: string; label: string }[] };
    expect(odd.text).toMatch(/^<h2>\S+<\/h2><p>\S+<\/p>$/);
    expect(odd.fields[0]?.name).toBe('phone');
    expect(odd.fields[0]?.label).toMatch(/^\S{200}$/);
  });

  it('removes optional fields but not what identifies an entry', () => {
    expect(first(oddData('nulls', data))).toMatchObject({
      id: 7,
      name: 'Book of Sun',
      description: null,
      image_url: null,
      created_at: null,
    });
  });

  it('changes amounts, days, pictures and addresses', () => {
    expect(first(oddData('amounts', data))).toMatchObject({ bet: { amount: 999_999_999_999.99 } });
    expect(first(oddData('dates', data))).toMatchObject({ created_at: '0001-01-01T00:00:00Z' });
    expect(first(oddData('no-pictures', data))).toMatchObject({
      image_url: '/platform/media/gone/gone.svg',
    });
    expect(oddData('script-urls', { title: 'Games', url: '/gamehall' })).toEqual({
      title: 'Games',
      url: 'javascript:alert(1)',
    });
    const listed = { id: 7, attributes: { url: 'terms' } };
    expect(oddData('script-urls', [listed])).toEqual([listed]);
  });

  it('leaves the names of mapped fields alone', () => {
    const config = { descriptionMapping: { banners: { title_1: 'title', link_1: 'buttonUrl' } } };
    for (const kind of ODD_KINDS) expect(oddData(kind, config)).toEqual(config);
  });

  it('does not change its input', () => {
    const before = structuredClone(data);
    for (const kind of ODD_KINDS) oddData(kind, data);
    expect(data).toEqual(before);
  });
});
