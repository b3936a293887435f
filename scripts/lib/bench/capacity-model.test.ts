import { expect, it } from 'vitest';
import { capacityFor, KINDS, rateOf, type Costs } from './capacity-model';

const COSTS: Costs = {
  page: { milliseconds: 1, bytes: 20_000 },
  ownPage: { milliseconds: 20, bytes: 20_000 },
  call: { milliseconds: 1, bytes: 1_000 },
  picture: { milliseconds: 1, bytes: 5_000 },
};

it('a core carries as many players as its planned share has time for', () => {
  // 2 + 10 + 8 + 10 = 30 ms per player and minute; 42,000 ms are planned for.
  expect(capacityFor(100_000, COSTS).playersPerCore).toBe(1_400);
  expect(capacityFor(100_000, COSTS).processes).toBe(72);
});

it('bandwidth and calls grow with the players', () => {
  const [few, many] = [capacityFor(1_000, COSTS), capacityFor(2_000, COSTS)];
  expect(many.megabits).toBeCloseTo(2 * few.megabits);
  expect(many.callsPerSecond).toBeCloseTo(2 * few.callsPerSecond);
  expect(few.callsPerSecond).toBeCloseTo(rateOf('call', 1_000) + rateOf('ownPage', 1_000));
});

it('the shares of all kinds are the whole', () => {
  const { shares } = capacityFor(10, COSTS);
  expect(KINDS.reduce((total, kind) => total + shares[kind], 0)).toBeCloseTo(1);
});
