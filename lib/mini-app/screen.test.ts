import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insetVariables, NO_INSETS, readInsets } from './screen';

describe('the messenger window', () => {
  it('keeps clear of the device and of the messenger buttons together', () => {
    const variables = insetVariables(readInsets({ top: 40, bottom: 20, left: 30 }), readInsets({ top: 46 }));
    expect(variables['--safe-top']).toContain('86px');
    expect(variables['--safe-bottom']).toContain('20px');
    expect(variables['--safe-left']).toBe('max(env(safe-area-inset-left, 0px), 30px)');
  });

  it('never throws on junk, and takes none of it over', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        for (const side of Object.values(readInsets(data))) expect(side).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(readInsets({ top: '40', bottom: -1 })).toEqual(NO_INSETS);
  });
});
