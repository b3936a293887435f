import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodedPath, encodePart, wellFormed } from './encode';

describe('a part of an address', () => {
  it('is read back as it was, whatever text it was made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodedPath(encodePart(text))).toBe(text);
        expect(encodePart(text)).toMatch(/^[\w.!~*'()%-]*$/);
      }),
    );
  });

  it('has a sign in place of half a character, and whole ones as they are', () => {
    expect(wellFormed('a\ud83cb\ud83c\udfb0\udfb0')).toBe('a\ufffdb\ud83c\udfb0\ufffd');
    expect(encodePart(7)).toBe('7');
  });

  it('stays as it is where its encoding is broken', () => {
    expect(decodedPath('/caf%C3%A9')).toBe('/café');
    expect(decodedPath('/caf%C3%')).toBe('/caf%C3%');
  });
});
