/** Cost of each kind of request: CPU milliseconds of the web process, bytes as sent. */
export interface Cost {
  milliseconds: number;
  bytes: number;
}

/** The kinds of requests in a player's visit. */
export const KINDS = ['page', 'ownPage', 'call', 'picture'] as const;
export type Kind = (typeof KINDS)[number];
export type Costs = Readonly<Record<Kind, Cost>>;

/**
 * Requests per player and minute in a visit of ten minutes that looks around, plays and opens the cashier once: an
 * assumption, to be replaced by an operator's own figures.
 */
const PER_PLAYER: Readonly<Record<Kind, number>> = { page: 2, ownPage: 0.5, call: 8, picture: 10 };
/** Planned utilisation of a core: above it waiting times grow faster than the load. */
export const PLANNED_SHARE = 0.7;
const MINUTE_MS = 60_000;
const BITS = 8;

export interface Capacity {
  /** Concurrent players per core at the planned utilisation. */
  playersPerCore: number;
  /** Web processes of one core each. */
  processes: number;
  /** Outgoing megabits per second of all of them. */
  megabits: number;
  /** Calls per second that reach the platform; shared and cached ones are not subtracted. */
  callsPerSecond: number;
  /** Share of CPU time per kind. */
  shares: Readonly<Record<Kind, number>>;
}

/** What this many concurrent players need, given the measured cost of each kind of request. */
export function capacityFor(players: number, costs: Costs): Capacity {
  const busy = (kind: Kind) => PER_PLAYER[kind] * costs[kind].milliseconds;
  const busyMs = sum(KINDS.map(busy));
  const playersPerCore = Math.floor((MINUTE_MS * PLANNED_SHARE) / busyMs);
  const bytesPerMinute = players * sum(KINDS.map((kind) => PER_PLAYER[kind] * costs[kind].bytes));
  return {
    playersPerCore,
    processes: Math.ceil(players / playersPerCore),
    megabits: (bytesPerMinute * BITS) / 60 / 1_000_000,
    callsPerSecond: (players * (PER_PLAYER.call + PER_PLAYER.ownPage)) / 60,
    shares: Object.fromEntries(KINDS.map((kind) => [kind, busy(kind) / busyMs])) as Record<Kind, number>,
  };
}

/** Requests of one kind per second for this many players. */
export function rateOf(kind: Kind, players: number): number {
  return (players * PER_PLAYER[kind]) / 60;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
