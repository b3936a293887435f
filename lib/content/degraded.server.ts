import { AsyncLocalStorage } from 'node:async_hooks';
import { unstable_cache } from 'next/cache';

/** When what had to be made from stand-ins is made again. */
export const RETRY_SECONDS = 10;

/** Read by the page cache (`lib/page-cache/stand-ins.cjs`) off the tags of a page. */
const DEFAULTS_TAG = 'made-of-defaults';

/** What is being made outside of a page's rendering, and whether stand-ins went into it. */
const making = new AsyncLocalStorage<{ hasStandIns: boolean }>();

const shortLived = unstable_cache(async () => 0, ['degraded'], { revalidate: RETRY_SECONDS });
const madeOfDefaults = unstable_cache(async () => 0, ['made-of-defaults'], {
  revalidate: RETRY_SECONDS,
  tags: [DEFAULTS_TAG],
});

/**
 * Says that the page being rendered holds last good answers in place of what could not be read: it is made again after
 * ten seconds. A cached read with a short life lowers that of the page around it. Outside a rendering only
 * `noticeStandIns` hears of it.
 */
export function markDegraded(): Promise<void> {
  return leaveMark(shortLived);
}

/**
 * As `markDegraded`, for a page that holds defaults or gaps, because no good answer ever came: it never takes the place
 * of a good one (decision 0002).
 */
export function markMadeOfDefaults(): Promise<void> {
  return leaveMark(madeOfDefaults);
}

/**
 * Makes something that is no page and says whether one of the marks above was left meanwhile, so that whoever keeps it
 * keeps it no longer than `RETRY_SECONDS`.
 */
export async function noticeStandIns<T>(make: () => Promise<T>): Promise<{ made: T; hasStandIns: boolean }> {
  const notes = { hasStandIns: false };
  const made = await making.run(notes, make);
  return { made, ...notes };
}

async function leaveMark(read: () => Promise<number>): Promise<void> {
  const notes = making.getStore();
  if (notes) notes.hasStandIns = true;
  try {
    await read();
  } catch {
    // There is no page whose life could be shortened.
  }
}
