import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULTS_TAG } from '@/server/agreed-names.mjs';
import { shortLivedRead } from '@/server/next-internals/short-lived-read.mjs';

/** Until a page generated from fallback data is regenerated. */
export const RETRY_SECONDS = 10;

interface Fallbacks {
  hasFallbacks: boolean;
  /** Whether they include defaults or gaps. */
  hasGaps: boolean;
}

/** Work in progress outside of a page render, and whether fallback data went into it. */
const making = new AsyncLocalStorage<Fallbacks>();

const shortLived = shortLivedRead('degraded', RETRY_SECONDS);
/** The page cache (`server/page-cache/handler.mjs`) finds the tag among those of a page. */
const madeOfDefaults = shortLivedRead(DEFAULTS_TAG, RETRY_SECONDS, [DEFAULTS_TAG]);

/**
 * Marks the page being rendered as containing last good responses instead of failed reads, so that it is regenerated
 * after ten seconds: a cached read with a short lifetime lowers that of the page around it. Outside of a render only
 * `noticeFallbacks` sees the mark.
 */
export function markDegraded(): Promise<void> {
  return leaveMark(shortLived, { hasFallbacks: true, hasGaps: false });
}

/** The same for defaults or gaps: such a page never replaces a good one (decision 0002). */
export function markMadeOfDefaults(): Promise<void> {
  return leaveMark(madeOfDefaults, { hasFallbacks: true, hasGaps: true });
}

/**
 * Makes something other than a page, or a part of it, and reports whether one of the marks above was set meanwhile:
 * the caller then caches the result for no longer than `RETRY_SECONDS`.
 */
export async function noticeFallbacks<T>(make: () => Promise<T>): Promise<{ made: T } & Fallbacks> {
  const notes: Fallbacks = { hasFallbacks: false, hasGaps: false };
  const made = await making.run(notes, make);
  note(notes);
  return { made, ...notes };
}

function note({ hasFallbacks, hasGaps }: Fallbacks): void {
  const notes = making.getStore();
  if (!notes) return;
  notes.hasFallbacks ||= hasFallbacks;
  notes.hasGaps ||= hasGaps;
}

async function leaveMark(read: () => Promise<unknown>, fallbacks: Fallbacks): Promise<void> {
  note(fallbacks);
  try {
    await read();
  } catch {
    // There is no page whose lifetime could be shortened.
  }
}
