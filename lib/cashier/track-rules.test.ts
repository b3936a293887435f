import { describe, expect, it } from 'vitest';
import { askedOfPlayer, isAnyUnderWay, trackOf, tracked } from './track-rules';

const at = { created_at: '2025-06-15T12:00:00Z', updated_at: '2025-06-15T13:00:00Z' };
const stages = (status: string) => trackOf({ ...at, status }).map(({ name, state }) => `${name} ${state}`);

describe('the stages of a withdrawal', () => {
  it('R-CASH-03: a pending one is being checked and not paid yet', () => {
    expect(stages('pending')).toEqual(['requested past', 'review now', 'paid ahead']);
  });

  it('R-CASH-23: decided ones end where the platform says, at its time', () => {
    expect(stages('success').at(-1)).toBe('paid past');
    expect(stages('declined').at(-1)).toBe('declined failed');
    expect(stages('cancelled')).toEqual(['requested past', 'cancelled failed']);
    expect(trackOf({ ...at, status: 'success' }).at(-1)?.at).toBe(at.updated_at);
  });

  it('R-CASH-23: an unknown status is a stage of its own, and nothing is promised after it', () => {
    expect(stages('on_hold')).toEqual(['requested past', 'other now']);
  });
});

it('says what is asked of the player: nothing while documents are checked', () => {
  expect(askedOfPlayer({ is_kyc_block_enabled: true, is_on_verification: false })).toBe('verify');
  expect(askedOfPlayer({ is_kyc_block_enabled: true, is_on_verification: true })).toBe('onVerification');
  expect(askedOfPlayer({ is_kyc_block_enabled: false, is_on_verification: false })).toBeNull();
  expect(askedOfPlayer(null)).toBeNull();
});

it('R-CASH-13: shows each withdrawal once, the newest first, ids being numbers', () => {
  const item = (id: string, status: string) => ({ id, status, created_at: null });
  const shown = tracked([item('9', 'pending')], [item('10', 'success'), item('9', 'cancelled')]);
  expect(shown.map(({ id, status }) => `${id} ${status}`)).toEqual(['10 success', '9 cancelled']);
  expect(isAnyUnderWay(shown)).toBe(false);
  expect(isAnyUnderWay([item('1', 'on_hold')])).toBe(true);
});

describe('the times of a withdrawal’s stages', () => {
  const times = (status: string) => trackOf({ ...at, status }).map((stage) => stage.at);

  it('R-CASH-23: are those the record has', () => {
    expect(times('pending')).toEqual([at.created_at, null, null]);
    expect(times('success')).toEqual([at.created_at, null, at.updated_at]);
    expect(times('declined')).toEqual([at.created_at, null, at.updated_at]);
    expect(times('cancelled')).toEqual([at.created_at, at.updated_at]);
    expect(times('on_hold')).toEqual([at.created_at, at.updated_at]);
  });

  it('R-CASH-23: a decided one was reviewed before', () => {
    const past = ['requested past', 'reviewed past'];
    expect(stages('success')).toEqual([...past, 'paid past']);
    expect(stages('declined')).toEqual([...past, 'declined failed']);
  });
});

it('one of several pending withdrawals is enough to go on polling', () => {
  expect(isAnyUnderWay([{ status: 'success' }, { status: 'pending' }])).toBe(true);
  expect(isAnyUnderWay([])).toBe(false);
});
