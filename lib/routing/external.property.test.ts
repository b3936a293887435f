import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath, sameSitePath } from './external';
import { propertyRuns } from '@/tests/support/property-runs';
import { escapes } from './hostile-addresses.test-data';

describe('safeReturnPath', () => {
  it('lets none of the generated addresses escape', () => {
    const piece = fc.constantFrom(
      ...['/', '//', '\\', '.', '..', '@', ':', '?', '#', '&', ';', '\t', '\n', '\r', '\0', ' ', 'e.test'],
      ...['http:', 'https:', 'javascript:', 'data:', '%2f', '%5c', '%09', '%00', '%2e', '%0d%0a', '%25', '%'],
      ...[
        'fr',
        'en',
        'offers',
        '/cashier',
        '.rsc',
        '.segments',
        '/_next',
        '/api',
        'redirectUrl=',
        '。',
        '／',
        '＼',
      ],
      ...['\u2028', '\ud800', 'casino.test', '%E0%A4%A', '\u00a0', '\ufeff'],
    );
    const address = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    const slashed = address.map((text) => `/${text}`);
    const numRuns = propertyRuns(1_000);
    let judged = 0;
    fc.assert(
      fc.property(fc.array(fc.oneof(address, slashed), { minLength: 200, maxLength: 200 }), (addresses) => {
        judged += addresses.length;
        return !addresses.some((text) => escapes(safeReturnPath(text)) || escapes(sameSitePath(text) ?? '/'));
      }),
      { numRuns, endOnFailure: true },
    );
    expect(judged).toBeGreaterThanOrEqual(200 * numRuns);
  }, 120_000);
});
