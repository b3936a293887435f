import { unstable_cache } from 'next/cache';

/** When a page that had to be made from defaults is made again. */
const RETRY_SECONDS = 10;

const shortLived = unstable_cache(async () => 0, ['degraded'], { revalidate: RETRY_SECONDS });

/**
 * Says that the page being rendered holds defaults in place of content that could not be read: it is made again after
 * ten seconds. A cached read with a short life lowers that of the page around it. Outside a rendering nothing happens.
 */
export async function markDegraded(): Promise<void> {
  try {
    await shortLived();
  } catch {
    // There is no page whose life could be shortened.
  }
}
