import type { RE2JS } from 're2js';
import { reportFailure } from '@/lib/browser/report';

const MAX_PATTERN_LENGTH = 500;
const MAX_INPUT_LENGTH = 256;

/** Compiled patterns by their text; null is one that cannot be used. */
const compiled = new Map<string, RE2JS | null>();

/** Said once a pattern: the content system's editor must learn of it, a player's console must not fill up. */
function reject(source: string): null {
  reportFailure(`Using the configured pattern ${source.slice(0, 80)}`, new SyntaxError());
  return null;
}

/**
 * Compiles configured patterns with an engine of linear time (no look-around, no back-references), which loads only
 * when there is a pattern. Never throws: an unusable pattern is remembered as such and `matchesPattern` returns null.
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
 * Whether the whole input matches a configured pattern, like the `pattern` attribute of HTML. Null when the pattern is
 * unusable or not prepared: the field's default rule decides then. Input over 256 characters never matches.
 */
export function matchesPattern(source: string, input: string): boolean | null {
  const pattern = compiled.get(source);
  if (!pattern) return null;
  return input.length <= MAX_INPUT_LENGTH && pattern.matches(input);
}
