import type { Difference } from '../differences';
import type { Consequence } from './consequences';

/**
 * `fits`: read whole. `refused`: an action was answered with an exception of the contract. `skipped`: not called.
 * `differs`: read, but something is missing or of another type. `fails`: an error, or an answer that cannot be read.
 * `silent`: no answer.
 */
export type FindingState = 'fits' | 'refused' | 'skipped' | 'differs' | 'fails' | 'silent';

export interface Finding extends Consequence {
  side: 'platform' | 'content';
  /** Method, or collection with its language. */
  name: string;
  /** HTTP status; null when nothing came or nothing was asked. */
  httpStatus: number | null;
  /** Milliseconds. */
  ms: number | null;
  state: FindingState;
  /** What is missing, of another type or wrong, one sentence each. */
  details: readonly string[];
}

export function isBad({ state }: Finding): boolean {
  return state === 'differs' || state === 'fails' || state === 'silent';
}

/**
 * Differences as sentences without any value, for an answer may hold a player's data. The same one in many entries of a
 * list is told once, with its number.
 */
export function describeDifferences(found: readonly Difference[]): string[] {
  const counts = new Map<string, number>();
  for (const difference of found) {
    const sentence = sentenceOf(difference);
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return [...counts].map(([sentence, count]) => (count === 1 ? sentence : `${sentence} (${count} times)`));
}

function sentenceOf({ path, kind, raw, parsed }: Difference): string {
  const field = path.replace(/\.\d+(?=\.|$)/g, '[]').replace(/^\./, '') || 'the answer';
  if (kind === 'missing') return `${field} is missing`;
  if (kind === 'lost') return `${field} has ${String(raw)} entries, ${String(parsed)} can be read`;
  return `${field} is ${kindOf(raw)}, cannot be used`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? 'a text of another form' : `a ${typeof value}`;
}
