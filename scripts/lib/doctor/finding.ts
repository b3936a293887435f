import type { Difference } from './differences';
import type { Consequence } from './consequences';
import { expectedAt, type Reader } from './expected';

/**
 * `fits`: parsed completely. `refused`: an action failed with an exception of the contract. `skipped`: not called.
 * `differs`: parsed, but something is missing or of another type. `fails`: an error, or an invalid response. `silent`:
 * no response.
 */
export type FindingState = 'fits' | 'refused' | 'skipped' | 'differs' | 'fails' | 'silent';

export interface Finding extends Consequence {
  side: 'platform' | 'content';
  /** Method, or collection with its language. */
  name: string;
  /** HTTP status; null without a response or a request. */
  httpStatus: number | null;
  /** Milliseconds. */
  ms: number | null;
  state: FindingState;
  /** What is missing, of another type or wrong, one sentence each. */
  details: readonly string[];
}

export function isBad({ state }: Pick<Finding, 'state'>): boolean {
  return state === 'differs' || state === 'fails' || state === 'silent';
}

interface ReadResponse {
  raw: unknown;
  read: Reader;
  /** Whether values may be printed: not if they may be a player's. */
  isPublic: boolean;
}

/**
 * Differences as sentences: what was expected, what was received. One that recurs in many entries of a list appears
 * once, with its count and the value of the first.
 */
export function describeDifferences(found: readonly Difference[], response: ReadResponse): string[] {
  const kinds = new Map<string, { first: Difference; count: number }>();
  for (const difference of found) {
    const { path, kind, raw } = difference;
    const key = `${kind} ${fieldOf(path)} ${kindOf(raw)}`;
    const known = kinds.get(key);
    if (known) known.count += 1;
    else kinds.set(key, { first: difference, count: 1 });
  }
  return [...kinds.values()].map(({ first, count }) => {
    const sentence = sentenceOf(first, response);
    return count === 1 ? sentence : `${sentence} (${count} times)`;
  });
}

function sentenceOf(difference: Difference, { raw, read, isPublic }: ReadResponse): string {
  const field = fieldOf(difference.path);
  if (difference.kind === 'missing') return `${field} is missing`;
  if (difference.kind === 'lost') {
    return `${field} has ${String(difference.raw)} entries, ${String(difference.parsed)} can be read`;
  }
  const got = `${kindOf(difference.raw)}${isPublic ? valueOf(difference.raw) : ''}`;
  return `${field}: expected ${expectedAt(difference, raw, read)}, got ${got}`;
}

/**
 * What visitors notice of differences. A response with differences is still used, so the consequence of a failed one
 * does not apply.
 */
export function lookOfDifferences(found: readonly Difference[]): string {
  const isLost = found.some(({ kind }) => kind === 'lost');
  const isChanged = found.some(({ kind }) => kind !== 'lost');
  return [
    ...(isLost ? ['entries that cannot be read are left out'] : []),
    ...(isChanged ? ['the fields named are empty or have their defaults'] : []),
    'the rest is shown',
  ].join('; ');
}

function fieldOf(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '[]').replace(/^\./, '') || 'the response';
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (value === '') return 'an empty text';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? 'a text' : typeof value === 'boolean' ? 'true or false' : 'a number';
}

const MAX_VALUE = 60;

function valueOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const text = JSON.stringify(value);
  return `, ${text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text}`;
}
