import { describe, expect, it } from 'vitest';
import { messageFaults, placeholders } from './message-faults';

const faults = (en: Parameters<typeof messageFaults>[0]['locales'][string], fr: typeof en) =>
  messageFaults({ namespace: 'x', locales: { en, fr } });

describe('placeholders', () => {
  it.each([
    ['plain', []],
    ['{ name } and {name}', ['{name}']],
    ['{count, plural, one {# game} other {# games of {name}}}', ['{count}', '{name}']],
    ['{sex, select, female {She} male {He} other {They}} won {sum}', ['{sex}', '{sum}']],
    ['From {min} to {max}', ['{max}', '{min}']],
    ['Read <b>this</b>', ['<b>']],
    ['Min is $$min$$', ['$$min$$']],
  ])('of "%s" are %j', (text, found) => {
    expect(placeholders(text)).toEqual(found);
  });
});

describe('messageFaults', () => {
  it('finds nothing in texts that agree', () => {
    const en = { a: 'A {n}', deep: { b: '{c, plural, one {{c} day} other {{c} days}}' } };
    const fr = { deep: { b: '{c, plural, one {{c} jour} many {{c} jours} other {{c} jours}}' }, a: '{n} A' };
    expect(faults(en, fr)).toEqual([]);
  });

  it('names what is missing on either side', () => {
    expect(faults({ a: { b: 'x' } }, { a: { c: 'x' } })).toEqual([
      'fr x.a.b is missing',
      'en x.a.c is missing',
    ]);
  });

  it('names empty texts and other placeholders', () => {
    expect(faults({ a: ' ', b: '{n}' }, { a: 'x', b: '{m}' })).toEqual([
      'en x.a is empty',
      'fr x.b has "{m}" where en has "{n}"',
    ]);
  });

  it('names numbers that are shown by the language', () => {
    const locales = { en: { games: '{count, plural, one {# game} other {{number} games}}' } };
    expect(messageFaults({ namespace: 'hall', locales })).toEqual([
      'en hall.games shows a number by #: insert it as a text',
    ]);
  });
});
