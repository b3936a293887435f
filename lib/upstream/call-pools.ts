import { VISITOR_ADDRESS } from '@/server/agreed-names.mjs';

/** Calls that must not wait for one another have separate slots. */
export type CallPool = 'money' | 'sign-in' | 'rest';

/** Headers of a response refused for lack of a slot or of memory: both are free again within moments. */
export const OVERLOAD_HEADERS = { 'retry-after': '1' };

/** Size of the money and sign-in pools, each in addition to the limit and relative to it. */
const OWN_SHARE = 1 / 2;

/** Set by the server (`server/visitor-address.mjs`); null for this machine itself. */
export function visitorAddress(headers: Pick<Headers, 'get'>): string | null {
  return headers.get(VISITOR_ADDRESS);
}

/** Limits the calls in flight, by pool and by address. */
export class CallPools {
  private readonly inPool = new Map<CallPool, number>();
  private readonly ofAddress = new Map<string, number>();

  /**
   * @param limit calls in flight in the pool `rest`; each of the others has half as many slots
   * @param perAddress calls in flight per address in each pool
   */
  constructor(
    private readonly limit: number,
    private readonly perAddress: number,
  ) {}

  /** Takes a slot; null when the pool, or the address, has none left. @returns Frees it. */
  enter(pool: CallPool, address: string | null): (() => void) | null {
    const places = pool === 'rest' ? this.limit : Math.ceil(this.limit * OWN_SHARE);
    const key = address === null ? null : `${pool} ${address}`;
    if ((this.inPool.get(pool) ?? 0) >= places) return null;
    if (key !== null && (this.ofAddress.get(key) ?? 0) >= this.perAddress) return null;
    this.count(pool, key, 1);
    return () => this.count(pool, key, -1);
  }

  private count(pool: CallPool, key: string | null, by: 1 | -1): void {
    this.inPool.set(pool, (this.inPool.get(pool) ?? 0) + by);
    if (key === null) return;
    const left = (this.ofAddress.get(key) ?? 0) + by;
    if (left === 0) this.ofAddress.delete(key);
    else this.ofAddress.set(key, left);
  }
}
