/** A fair whole number from 0 to `bound` - 1. */
export type RandomInt = (bound: number) => number;

/** What a round came to: the win in minor units (0 for none), and what the page shows of it. */
export interface Drawn {
  win: number;
  shown: Readonly<Record<string, unknown>>;
}

/** The rules of a game that is over with one draw. */
export interface Rules {
  /**
   * Draws a round. `stake` is in minor units; `pick` is what the player chose, as it came. Null where this game has no
   * such stake or choice.
   */
  draw(stake: number, pick: unknown, randomInt: RandomInt): Drawn | null;
}

/** Stakes a player may choose, in minor units; each divides evenly by the lines of a slot machine. */
export const STAKES: readonly number[] = [20, 50, 100, 200, 500, 1000, 2000];

/** The part of all stakes that quick games pay back. */
export const PAYBACK = 0.96;

/** What a stake pays at a multiplier in hundredths: minor units, rounded. */
export function payout(stake: number, hundredths: number): number {
  return Math.round((stake * hundredths) / 100);
}

/** The chosen value of a field of `pick`, where it is one of those allowed; else null. */
export function chosen<Value>(pick: unknown, name: string, allowed: readonly Value[]): Value | null {
  const value: unknown = typeof pick === 'object' && pick !== null ? Reflect.get(pick, name) : undefined;
  return allowed.find((one) => one === value) ?? null;
}

/** Different whole numbers from 0 to `bound` - 1 in a field of `pick`, between `least` and `most` of them; else null. */
export function chosenNumbers(
  pick: unknown,
  name: string,
  { bound, least, most }: { bound: number; least: number; most: number },
): number[] | null {
  const value: unknown = typeof pick === 'object' && pick !== null ? Reflect.get(pick, name) : undefined;
  if (!Array.isArray(value) || value.length < least || value.length > most) return null;
  const numbers = value.filter((one): one is number => Number.isInteger(one) && one >= 0 && one < bound);
  return new Set(numbers).size === value.length ? numbers : null;
}

/** `count` different numbers from 0 to `bound` - 1, all as likely, in the order in which they came. */
export function drawNumbers(count: number, bound: number, randomInt: RandomInt): number[] {
  const left = Array.from({ length: bound }, (_, index) => index);
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)[0] ?? 0);
}

/** How many ways there are to choose `count` of `all`. */
export function ways(all: number, count: number): number {
  let product = 1;
  for (let step = 0; step < count; step += 1) product = (product * (all - step)) / (step + 1);
  return product;
}
