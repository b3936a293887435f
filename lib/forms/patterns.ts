import type { RE2JS } from 're2js';
import { reportFailure } from '@/lib/browser/report';

const MAX_PATTERN_LENGTH = 500;
const MAX_INPUT_LENGTH = 256;

/** Compiled patterns by their source; null for an unusable one. */
const compiled = new Map<string, RE2JS | null>();

/** Logged once per pattern: editors need to learn of it, but a player's console must not fill up. */
function reject(source: string): null {
  reportFailure(`Using the configured pattern ${source.slice(0, 80)}`, new SyntaxError());
  return null;
}

/**
 * Compiles configured patterns with a linear-time engine (no look-around, no back-references), loaded only when there
 * is a pattern. Never throws: `matchesPattern` returns null for an unusable one.
 */
export async function preparePatterns(sources: readonly string[]): Promise<void> {
  const fresh = sources.filter((source) => !compiled.has(source));
  if (fresh.length === 0) return;
  const engine = await import('re2js').catch(() => null);
  if (engine === null) return;
  for (const source of fresh) compiled.set(source, compile(source, engine.RE2JS));
}

function compile(source: string, engine: typeof RE2JS): RE2JS | null {
  if (source.length > MAX_PATTERN_LENGTH) return reject(source);
  try {
    return engine.compile(source);
  } catch {
    return reject(source);
  }
}

/**
 * Whether the whole input matches, like the `pattern` attribute of HTML; null when the pattern is unusable or not
 * compiled yet: the field's default rule applies then. Input over 256 characters never matches.
 */
export function matchesPattern(source: string, input: string): boolean | null {
  const pattern = compiled.get(source);
  if (!pattern) return null;
  return input.length <= MAX_INPUT_LENGTH && pattern.matches(input);
}
