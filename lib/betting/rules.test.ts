import { describe, expect, it } from 'vitest';
import { BETTING_MAX_HEIGHT_PX, BETTING_SANDBOX, bettingNotice, readBettingMessage } from './rules';

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

  it('lets a sportsbook on another site ask for its cookies', () => {
    expect(BETTING_SANDBOX.split(' ')).toContain('allow-storage-access-by-user-activation');
  });
});

describe('readBettingMessage', () => {
  it.each([
    [
      { type: 'betting:height', height: 812.4 },
      { kind: 'height', height: 813 },
    ],
    [
      { type: 'betting:height', height: 1e9 },
      { kind: 'height', height: BETTING_MAX_HEIGHT_PX },
    ],
    ['betting:sign-in', { kind: 'sign-in' }],
    [{ type: 'betting:balance-changed' }, { kind: 'balance-changed' }],
    [{ type: 'betting:activity' }, { kind: 'activity' }],
  ])('understands %j', (data, expected) => {
    expect(readBettingMessage(data)).toEqual(expected);
  });

  it.each([
    null,
    7,
    'height',
    {},
    { type: 'betting:height' },
    { type: 'betting:height', height: 'tall' },
    { type: 'betting:height', height: -1 },
    { type: 'betting:height', height: Number.NaN },
    { type: 'game:exit' },
  ])('takes nothing else: %j', (data) => {
    expect(readBettingMessage(data)).toBeNull();
  });
});
