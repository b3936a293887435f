import type { World } from '../world/world';

export type SandboxLocale = 'en' | 'fr';

/** Values the platform gives inside the envelope's `error.error_data`. */
export type ErrorData = Record<string, { code: string; message?: string }[] | number>;

/** Thrown by a method to respond with a failure envelope; the HTTP status follows the type unless given. */
export class PlatformFault extends Error {
  constructor(
    readonly type: string,
    message = '',
    readonly errorData?: ErrorData,
    readonly status?: number,
  ) {
    super(message);
    this.name = 'PlatformFault';
  }
}

/** One parsed call of `/api/{method}`. The literal `null` and empty text of a body already count as absent. */
export interface PlatformCall {
  world: World;
  locale: SandboxLocale;
  /** Query and body parameters, each by its wire name. Absent values are not in the map. */
  query: ReadonlyMap<string, string>;
  body: ReadonlyMap<string, string>;
  /** The signed-in player's uid, or 0 for a guest. Never 0 in a players-only method. */
  uid: number;
  /** Starts or ends the session: the dispatcher turns it into the `sid` cookie. */
  session: { open(uid: number): void; close(): void };
  /** True when the call carries `non_strict=1`. */
  isFramed: boolean;
}

export interface SandboxMethod {
  verb: 'GET' | 'POST';
  /** Players only: a guest gets AuthorizationException before the handler runs. */
  isForPlayers: boolean;
  /** Returns the payload that goes into `data`. */
  handle(call: PlatformCall): unknown;
}

export type SandboxMethods = Record<string, SandboxMethod>;

/** Comma-separated list parameter as an array; absent gives an empty array. */
export function listParam(source: ReadonlyMap<string, string>, name: string): string[] {
  return (source.get(name) ?? '').split(',').filter((part) => part !== '');
}

/** Whole number parameter, or `fallback` where it is absent or not a whole number of at least 0. */
export function countParam(source: ReadonlyMap<string, string>, name: string, fallback: number): number {
  const value = source.get(name);
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : fallback;
}
