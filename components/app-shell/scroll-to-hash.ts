import { pause } from '@/lib/browser/pause';
import { isMotionReduced } from '@/lib/browser/reduced-motion';
import { TEXT_ID_PREFIX } from '@/lib/content/text-ids';
import { decodedPath } from '@/lib/routing/encode';

const RETRIES = 5;
const RETRY_PAUSE_MS = 300;

/**
 * Scrolls to the target of a hash (R-ROUTE-28); looked up again up to 5 times, 300 ms apart, for content that appears
 * later (R-ROUTE-29). `scroll-padding-top` keeps the target below the header. Never throws.
 * @param signal Stops when the visitor has navigated to another page.
 */
export async function scrollToHash(hash: string, signal: AbortSignal): Promise<void> {
  const ids = targetIds(hash);
  for (let attempt = 0; ids.length > 0 && attempt <= RETRIES; attempt += 1) {
    if (attempt > 0) await pause(RETRY_PAUSE_MS);
    if (signal.aborted) return;
    const target = ids.map((id) => document.getElementById(id)).find(Boolean);
    if (target) return target.scrollIntoView({ behavior: isMotionReduced() ? 'instant' : 'smooth' });
  }
}

/** A hash is looked up as written and decoded; one with `=` or `&` is data (`#tgWebAppData=…`), not a target. */
function targetIds(hash: string): string[] {
  const raw = hash.replace(/^#/, '');
  if (raw === '' || /[=&]/.test(raw)) return [];
  return [raw, decodedPath(raw)].flatMap((id) => [id, `${TEXT_ID_PREFIX}${id}`]);
}
