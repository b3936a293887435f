import { describe, expect, it } from 'vitest';
import { BETTING_SANDBOX, bettingNotice } from './rules';

const config = (isOn: boolean, notice: string | null) => ({
  features: { bettingNotice: isOn },
  betting: { notice },
});

describe('bettingNotice', () => {
  it('R-BET-05 is shown only when it is switched on', () => {
    expect(bettingNotice(config(true, 'Odds move'), 'Built in')).toBe('Odds move');
    expect(bettingNotice(config(false, 'Odds move'), 'Built in')).toBeNull();
  });

  it.each([null, '', '  '])('is the built-in one where the operator wrote %j', (notice) => {
    expect(bettingNotice(config(true, notice), 'Built in')).toBe('Built in');
  });
});

describe('BETTING_SANDBOX', () => {
  it('never lets the frame replace this site', () => {
    expect(BETTING_SANDBOX).not.toContain('top-navigation');
  });
});
