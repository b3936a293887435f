import type { BrowserContext, CDPSession, Page } from 'playwright';
import { NAME_HELPER } from '../chromium.mjs';

/** Longer than any interaction here takes to paint. */
const AFTER_MS = 1_000;
/** Shorter events are not recorded. */
const SHORTEST_MS = 16;

/**
 * Makes the window larger than its page: at viewport height it has no space for the browser's own bars, and hidden
 * content is not painted. The quick menu at the bottom of a phone would seem to respond with the dialog that it opens.
 */
export async function showWhole(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: 1_000, height: 1_400 } });
}

/** Records the interaction events in every page of the context, each from the finger to the next paint. */
export async function recordEvents(context: BrowserContext): Promise<void> {
  await context.addInitScript(NAME_HELPER);
  await context.addInitScript((durationThreshold) => {
    const times: number[] = [];
    Object.assign(globalThis, { eventTimes: times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && Number(entry.interactionId) > 0) times.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, SHORTEST_MS);
}

/** The longest event of one interaction, in milliseconds. */
export async function longestEvent(page: Page, action: () => Promise<unknown>): Promise<number> {
  await page.evaluate('eventTimes.length = 0');
  await action();
  await page.waitForTimeout(AFTER_MS);
  return Math.max(SHORTEST_MS, ...((await page.evaluate('eventTimes')) as number[]));
}
