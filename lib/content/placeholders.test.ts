import { describe, expect, it } from 'vitest';
import { fillPlaceholders, hasPlaceholders } from './placeholders';

describe('fillPlaceholders', () => {
  it('puts every value in (R-VAL-01)', () => {
    expect(fillPlaceholders('$$min$$ to $$max$$, at least $$min$$', { min: 6, max: 20 })).toBe(
      '6 to 20, at least 6',
    );
  });

  it('keeps unknown placeholders and plain dollars', () => {
    expect(fillPlaceholders('$$other$$ $5 $$ $$toString$$', { min: 6 })).toBe('$$other$$ $5 $$ $$toString$$');
  });

  it('does not read a value as a text to fill or as a pattern', () => {
    expect(fillPlaceholders('$$a$$', { a: "$$b$$ $& $'", b: 'x' })).toBe("$$b$$ $& $'");
  });

  it('distinguishes texts with placeholders from others', () => {
    expect(hasPlaceholders('Min length is $$min$$')).toBe(true);
    expect(hasPlaceholders('Win $$ now $$')).toBe(false);
  });
});
