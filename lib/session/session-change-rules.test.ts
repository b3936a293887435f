import { describe, expect, it } from 'vitest';
import { PlatformError } from '@/lib/platform/error';
import type { Probe } from './types';
import { user as userSchema } from './schema';
import { sessionStep } from './session-change-rules';

const player = (uid: number): Probe => ({ kind: 'player', user: userSchema.parse({ uid }) });
const guest: Probe = { kind: 'guest' };
const failed: Probe = {
  kind: 'failed',
  error: new PlatformError({ type: 'NetworkFailure', method: 'account.getInfo', httpStatus: 0 }),
};

describe('sessionStep', () => {
  it.each([
    ['player', 7, guest, 'leave'],
    ['player', 7, player(7), 'update'],
    ['player', 7, player(8), 'reload'],
    ['guest', 0, player(8), 'takeOver'],
    ['unreachable', 0, player(8), 'takeOver'],
    ['guest', 0, guest, 'keep'],
    ['unreachable', 0, guest, 'update'],
    ['player', 7, failed, 'keep'],
    ['unreachable', 0, failed, 'keep'],
  ] as const)('as %s %i', (status, uid, found, step) => {
    expect(sessionStep({ status, uid }, found)).toBe(step);
  });
});
