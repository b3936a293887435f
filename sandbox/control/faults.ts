export type Side = 'platform' | 'content';

export const FAULT_KINDS = [
  /** Failure envelope (or content error) of the given type. */
  'exception',
  /** Bare HTTP status with a short text. */
  'status',
  /** The real response after `ms` milliseconds. */
  'delay',
  /** The connection breaks in the middle of the response; nothing was done. */
  'cut',
  /** Right content type, broken JSON. */
  'garbage',
  /** A page such as a proxy shows. */
  'html',
  /** HTTP 200 without a body. */
  'empty',
  /** The call is carried out, then the connection breaks without a response. */
  'drop-after',
  /** The connection breaks without a response; nothing was done. */
  'reset',
  /** No response for `ms` milliseconds, then the connection breaks. */
  'hang',
  /** The real response, a few bytes at a time with `ms` milliseconds between them. */
  'drip',
  /** The first half of the real response, as if it were all. */
  'half',
  /** A list far beyond every limit. */
  'huge',
  /** Said to be compressed, and is not. */
  'bad-gzip',
  /** A few bytes that unpack to very many. */
  'bomb',
  /** The real response in UTF-16. */
  'charset',
  /** The real response, said to be a page. */
  'mislabelled',
  /** Led back to the same address again and again. */
  'loop',
  /** The real response with every value of another type. */
  'types',
  /** The real response with nothing in it. */
  'nulls',
  /** The real response with every item of its lists twice. */
  'doubles',
  /** The real response from a server whose clock is a day ahead. */
  'clock',
  /** The real response with what the contract allows and nobody expects; `type` says what (`ODD_KINDS`). */
  'odd',
] as const;

type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  side: Side;
  /** Method, collection or path; `*` for everything on that side. */
  target: string;
  kind: FaultKind;
  type?: string;
  message?: string;
  status?: number;
  ms?: number;
  /** Sent as `Retry-After` with `exception` and `status`. */
  retryAfterSeconds?: number;
  /** How many requests the fault affects; absent = all until it is removed. */
  times?: number;
  /** The player whose calls it affects; absent = all players. */
  uid?: number;
}

/** The faults that are switched on. A fault for an exact target comes before one for `*`. */
export class FaultBook {
  private faults: Fault[] = [];

  add(fault: Fault): void {
    this.faults.push({ ...fault });
  }

  clear(): void {
    this.faults = [];
  }

  list(): readonly Fault[] {
    return this.faults;
  }

  /** The fault that affects this request of a player, or null. Counts it. */
  apply(side: Side, target: string, uid: number): Fault | null {
    const wanted = target.toLowerCase();
    const own = this.faults.filter((fault) => fault.side === side && (fault.uid ?? uid) === uid);
    const fault =
      own.find((candidate) => candidate.target.toLowerCase() === wanted) ??
      own.find(({ target: any }) => any === '*');
    if (fault === undefined) return null;
    if (fault.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) this.faults = this.faults.filter((candidate) => candidate !== fault);
    }
    return fault;
  }
}
