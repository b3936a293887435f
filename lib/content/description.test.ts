import { describe, expect, it } from 'vitest';
import { rekeyDescription } from './description';

describe('rekeyDescription', () => {
  it('renames mapped keys and keeps the others (R-CMS-04)', () => {
    const raw = { position: 1, title_1: 'Welcome', link_1: '/offers' };
    expect(rekeyDescription(raw, { title_1: 'title', link_1: 'buttonUrl', text_1: 'text' })).toEqual({
      position: 1,
      title: 'Welcome',
      buttonUrl: '/offers',
    });
  });

  it('lets a mapped key win over an unmapped one, and the later of two mapped ones', () => {
    expect(rekeyDescription({ title_1: 'mapped', title: 'raw' }, { title_1: 'title' })).toEqual({
      title: 'mapped',
    });
    expect(rekeyDescription({ a: 1, b: 2 }, { a: 'title', b: 'title' })).toEqual({ title: 2 });
  });

  it('follows own keys only and takes no hostile name (R-CMS-04)', () => {
    const inherited: Record<string, string> = Object.create({ title_1: 'title' });
    expect(rekeyDescription({ title_1: 'x' }, inherited)).toEqual({ title_1: 'x' });
    expect(rekeyDescription({ toString: 'x' }, {})).toEqual({ toString: 'x' });
    const result = rekeyDescription(JSON.parse('{"a":{"polluted":1},"__proto__":{"polluted":1}}'), {
      a: '__proto__',
    });
    expect(result).toEqual({});
    expect('polluted' in result).toBe(false);
  });

  it.each([null, undefined, 'text', 4, ['a']])('takes %j as an empty description', (value) => {
    expect(rekeyDescription(value, { a: 'b' })).toEqual({});
  });
});
