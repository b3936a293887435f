import { isRecord } from '@/lib/is-record';
import { PlatformError } from '@/lib/platform/error';
import { fatalPage } from '@/lib/platform/error-policy';
import { PLATFORM_METHODS, type PlatformMethodName } from '@/lib/platform/names';
import { findDifferences, type Overrides } from './differences';
import type { WireResponse } from './visitor';
import { accountWrites } from '../../../tests/contract/calls/account-writes';
import { METHOD_CONSEQUENCES } from './consequences';
import type { Reader } from './expected';
import { describeDifferences, lookOfDifferences, type Finding, type FindingState } from './finding';
import { guestReads } from '../../../tests/contract/calls/guest-reads';
import { ALSO_FOR_GUESTS, playerReads } from '../../../tests/contract/calls/player-reads';
import { playWrites } from '../../../tests/contract/calls/play-writes';
import { Skipped, type ReadScene, type WriteScene } from '../../../tests/contract/calls/scene';

type Read = (scene: ReadScene) => Promise<unknown>;
type Write = (scene: WriteScene) => Promise<unknown>;

export const READS: Readonly<Partial<Record<PlatformMethodName, Read>>> = { ...guestReads, ...playerReads };
/** Calls that need the session come before the sign-out. */
export const WRITES: Readonly<Partial<Record<PlatformMethodName, Write>>> = {
  ...playWrites,
  ...accountWrites,
};

/** Keys that the contract does not list for a method that shares its parser with another. */
export const UNSENT: Readonly<Partial<Record<PlatformMethodName, RegExp>>> = {
  'account.getPersonalDataFields': /^\.total$/,
  'loyalty.getPrograms': /^\.items\.\d+\.levels$/,
};

/** Values that the contract lets another key of the same entry replace. */
const OVERRIDES: Readonly<Partial<Record<PlatformMethodName, Overrides>>> = {
  'games.get': { name: ['description', 'name'] },
};

interface Platform {
  guest: ReadScene['guest'];
  /** Null without an account. */
  player: ReadScene['player'] | null;
  /** Null if nothing may be changed. */
  write: Omit<WriteScene, keyof ReadScene> | null;
  /** The latest response of a method, unparsed. */
  responseOf(method: string): WireResponse | undefined;
  /** The product's parser for the data of a called method. */
  readerOf(method: string): Reader;
}

/** Calls the methods one after another, reads first, and evaluates each response. Never throws. */
export async function examineMethods(platform: Platform): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of methodNames()) findings.push(await examine(name, platform));
  return findings;
}

/** Reads, then writes, then the sign-out. */
function methodNames(): PlatformMethodName[] {
  const known = Object.keys(PLATFORM_METHODS) as PlatformMethodName[];
  const ordered = Object.keys({ ...READS, ...WRITES });
  return known.toSorted((one, other) => ordered.indexOf(one) - ordered.indexOf(other));
}

async function examine(name: PlatformMethodName, platform: Platform): Promise<Finding> {
  const base = { side: 'platform', name, ...METHOD_CONSEQUENCES[name] } as const;
  try {
    const output = await callOf(name, platform)();
    const { httpStatus, ms, raw } = wireOf(platform.responseOf(name));
    const found = findDifferences(raw, output, OVERRIDES[name]).filter(
      ({ path }) => !UNSENT[name]?.test(path),
    );
    if (found.length === 0) return { ...base, httpStatus, ms, state: 'fits', details: [] };
    const isPublic = Object.hasOwn(guestReads, name);
    const details = describeDifferences(found, { raw, read: platform.readerOf(name), isPublic });
    return { ...base, look: lookOfDifferences(found), httpStatus, ms, state: 'differs', details };
  } catch (error) {
    return { ...base, ...lookOfMaintenance(error, name), ...failureOf(error, name, platform) };
  }
}

function callOf(name: PlatformMethodName, { guest, player, write }: Platform): () => Promise<unknown> {
  const read = READS[name];
  if (read !== undefined) {
    const isForGuests = Object.hasOwn(guestReads, name) || ALSO_FOR_GUESTS.has(name);
    if (player === null && !isForGuests) throw new Skipped('needs --login and --password');
    return () => read({ guest, player: player ?? guest });
  }
  const call = WRITES[name];
  if (call === undefined) throw new Skipped('no check knows this method');
  if (write === null || player === null) throw new Skipped('changes something; needs --write and an account');
  return () => call({ guest, player, ...write });
}

/** With this response of this method the site closes (`docs/operating.md`, 8). */
function lookOfMaintenance(error: unknown, name: PlatformMethodName): { look?: string } {
  const isClosed =
    name === 'metadata.getgeneralinfo' &&
    error instanceof PlatformError &&
    fatalPage(error) === 'maintenance';
  return isClosed ? { look: 'the maintenance page, with HTTP 503' } : {};
}

function wireOf(response: WireResponse | undefined) {
  const body = response?.body;
  const raw = isRecord(body) ? body.data : undefined;
  return { httpStatus: response?.status ?? null, ms: response?.ms ?? null, raw };
}

function failureOf(
  error: unknown,
  name: PlatformMethodName,
  platform: Platform,
): Pick<Finding, 'httpStatus' | 'ms' | 'state' | 'details'> {
  const without = (state: FindingState, reason: string) =>
    ({ httpStatus: null, ms: null, state, details: [reason] }) as const;
  if (error instanceof Skipped) return without('skipped', error.message);
  if (!(error instanceof PlatformError)) return without('silent', reasonOf(error));
  if (error.method !== name) return without('skipped', `${error.method} came first and failed`);
  if (error.type === 'NetworkFailure') return without('silent', 'no response');
  const { httpStatus, ms } = wireOf(platform.responseOf(name));
  const isRefusal = READS[name] === undefined && error.httpStatus < 500 && isOfTheContract(error);
  const sentence = platform.responseOf(name)?.redirect ?? sentenceOf(error);
  return { httpStatus, ms, state: isRefusal ? 'refused' : 'fails', details: [sentence] };
}

function isOfTheContract({ type }: PlatformError): boolean {
  return (
    type !== 'MalformedResponse' && type !== 'UnknownErrorException' && type !== 'MethodNotFoundException'
  );
}

function sentenceOf({ type, message }: PlatformError): string {
  if (type === 'MalformedResponse') return `cannot be read: ${message || 'another shape'}`;
  return type === 'UnknownErrorException' && message === ''
    ? 'no envelope of the contract, or an unknown error'
    : `returns ${type}`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
