import { beforeEach, describe, expect, it } from 'vitest';
import { useInactivity } from './inactivity';

beforeEach(() => useInactivity.getState().reset());

describe('useInactivity', () => {
  it('R-SESS-07 has no time of activity for a guest', () => {
    useInactivity.getState().note(5);
    expect(useInactivity.getState().lastActivityAt).toBeNull();
  });

  it('R-SESS-06 R-SESS-07 runs from the sign-in and is reset by activity', () => {
    useInactivity.getState().start(5, 1_800);
    expect(useInactivity.getState()).toMatchObject({ lastActivityAt: 5, limitSeconds: 1_800 });
    useInactivity.getState().note(9);
    expect(useInactivity.getState().lastActivityAt).toBe(9);
  });

  it('R-SESS-07 ends with the sign-out', () => {
    useInactivity.getState().start(5, 1_800);
    useInactivity.getState().warn(12);
    useInactivity.getState().reset();
    expect(useInactivity.getState()).toMatchObject({
      lastActivityAt: null,
      limitSeconds: null,
      secondsLeft: null,
    });
  });
});
