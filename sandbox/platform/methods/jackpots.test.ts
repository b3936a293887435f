import { beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../world/clock';
import { findGame } from '../../world/seed/game-list';
import { testWorld, TestVisitor } from '../test-player';

interface Jackpot {
  id: number;
  amount: { amount: number; currency: string };
  description: Record<string, string>;
}

interface Win {
  id: number;
  jackpot_id: number;
  game: { sysname: string };
  created_at: string;
}

const DAY_MS = 86_400_000;
let clock: Clock;
let guest: TestVisitor;

beforeEach(() => {
  const made = testWorld();
  clock = made.clock;
  guest = new TestVisitor(made.world);
});

async function jackpots(query: Record<string, string> = {}): Promise<Jackpot[]> {
  return (await guest.get('Jackpots.get', query)).data.items as Jackpot[];
}

async function wins(query: Record<string, string> = {}): Promise<Win[]> {
  return (await guest.get('Jackpots.getWinners', { count: '500', ...query })).data.items as Win[];
}

describe('jackpots', () => {
  it('R-JACK-01 R-JACK-05 lists at least six with raw description keys in the language of the call', async () => {
    const list = await jackpots({ locale: 'fr' });
    expect(list.length).toBeGreaterThanOrEqual(6);
    expect(list[1]?.description).toMatchObject({
      name_1: 'Comète royale',
      image_1: '/platform/media/jackpots/royal-comet.webp',
    });
    expect((await jackpots({ id: '65' }))[0]?.id).toBe(65);
  });

  it('grow by the minute and fall back to their base after a win', async () => {
    const before = (await jackpots()).find(({ id }) => id === 61)?.amount.amount ?? 0;
    clock.advance(60_000);
    const after = (await jackpots()).find(({ id }) => id === 61)?.amount.amount ?? 0;
    expect(after).toBeGreaterThan(before);
    const seen = new Set<boolean>();
    let last = after;
    for (let day = 0; day < 45; day += 1) {
      clock.advance(DAY_MS);
      const amount = (await jackpots()).find(({ id }) => id === 61)?.amount.amount ?? 0;
      seen.add(amount > last);
      last = amount;
      expect(amount).toBeGreaterThanOrEqual(500_000);
    }
    expect(seen).toEqual(new Set([true, false]));
  });

  it('R-JACK-02 has at least sixty winners, newest first, on games of their jackpot, and new ones as time passes', async () => {
    const list = await wins();
    expect(list.length).toBeGreaterThanOrEqual(60);
    const times = list.map((win) => win.created_at);
    expect(times).toEqual([...times].sort().reverse());
    expect(list.every((win) => findGame(win.game.sysname) !== undefined)).toBe(true);
    expect(new Set(list.map((win) => win.id)).size).toBe(list.length);
    clock.advance(2 * DAY_MS);
    expect((await wins())[0]?.id).not.toBe(list[0]?.id);
    expect((await wins({ jackpot_id: '63' })).every((win) => win.jackpot_id === 63)).toBe(true);
  });
});
