import { afterEach, expect, it, vi } from 'vitest';
import { isNewAccount } from './new-account';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const HOUR = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The site's clock is at noon; the device's is ahead by `ahead` milliseconds. */
function atNoon(ahead: number): number {
  vi.useFakeTimers({ now: NOON + ahead });
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: new Date(NOON).toUTCString() } }));
  return NOON + ahead;
}

it.each([-5 * HOUR, 0, 5 * HOUR])(
  'tells a new account from a known one where the device is wrong by %i ms',
  async (ahead) => {
    const now = atNoon(ahead);
    const of = (age: number, begunBefore: number) =>
      isNewAccount({ reg_time: new Date(NOON - age).toISOString() }, now - begunBefore);
    expect(await of(0, 200)).toBe(true);
    expect(await of(20_000, 60_000)).toBe(true);
    expect(await of(5_000, 200)).toBe(false);
    expect(await of(HOUR, 60_000)).toBe(false);
  },
);

it('takes the device’s clock where the site does not respond, and says where nobody knows', async () => {
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isNewAccount({ reg_time: '2026-03-01T11:59:59.000Z' }, NOON)).toBe(true);
  expect(await isNewAccount({ reg_time: '2026-03-01T11:00:00.000Z' }, NOON)).toBe(false);
  expect(await isNewAccount({ reg_time: null }, NOON)).toBeNull();
});
