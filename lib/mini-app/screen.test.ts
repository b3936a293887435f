import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insetVariables, NO_INSETS, readInsets, themeVariables, viewportVariables } from './screen';

describe('the messenger window', () => {
  it('gives its colours as variables', () => {
    expect(themeVariables({ secondary_bg_color: '#112233' })).toEqual({
      '--tg-theme-secondary-bg-color': '#112233',
    });
  });

  it('moves the stable height only when a drag is over', () => {
    expect(viewportVariables({ height: 500, is_state_stable: false })).toEqual({
      '--tg-viewport-height': '500px',
    });
    expect(viewportVariables({ height: 500, is_state_stable: true })).toMatchObject({
      '--tg-viewport-stable-height': '500px',
    });
  });

  it('keeps clear of the device and of the messenger buttons together', () => {
    const variables = insetVariables(readInsets({ top: 40, bottom: 20, left: 30 }), readInsets({ top: 46 }));
    expect(variables['--safe-top']).toContain('86px');
    expect(variables['--safe-bottom']).toContain('20px');
    expect(variables['--safe-left']).toBe('max(env(safe-area-inset-left, 0px), 30px)');
    expect(variables['--tg-safe-area-inset-top']).toBe('40px');
    expect(variables['--tg-content-safe-area-inset-top']).toBe('46px');
  });

  it('never throws on junk, and takes none of it over', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        viewportVariables(data);
        for (const side of Object.values(readInsets(data))) expect(side).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(readInsets({ top: '40', bottom: -1 })).toEqual(NO_INSETS);
  });
});
