/** What each kind of request costs and weighs: processor milliseconds of the web process, bytes as sent. */
export interface Cost {
  milliseconds: number;
  bytes: number;
}

/** The kinds of requests a player's visit is made of. */
export const KINDS = ['page', 'ownPage', 'call', 'picture'] as const;
export type Kind = (typeof KINDS)[number];
export type Costs = Readonly<Record<Kind, Cost>>;

/**
 * Requests of one player a minute, as a visit of ten minutes makes them that looks around, plays and opens the cashier
 * once: an assumption, to be replaced by an operator's own figures.
 */
export const PER_PLAYER: Readonly<Record<Kind, number>> = { page: 2, ownPage: 0.5, call: 8, picture: 10 };
/** Share of a core that is planned for: above it waiting times grow faster than the load. */
export const PLANNED_SHARE = 0.7;
const MINUTE_MS = 60_000;
const BITS = 8;

export interface Capacity {
  /** Players at once that one core carries at the planned share. */
  playersPerCore: number;
  /** Web processes of one core each. */
  processes: number;
  /** Megabits a second that leave all of them. */
  megabits: number;
  /** Calls a second that reach the platform; what is shared and cached in between is not subtracted. */
  callsPerSecond: number;
  /** Share of the processor time that each kind takes. */
  shares: Readonly<Record<Kind, number>>;
}

/** What `players` at once need, by what one request of each kind was measured to cost. */
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
    shares: {
      page: busy('page') / busyMs,
      ownPage: busy('ownPage') / busyMs,
      call: busy('call') / busyMs,
      picture: busy('picture') / busyMs,
    },
  };
}

/** Requests a second of one kind that so many players make. */
export function rateOf(kind: Kind, players: number): number {
  return (players * PER_PLAYER[kind]) / 60;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
