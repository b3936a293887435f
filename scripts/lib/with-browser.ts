import { chromium, type Browser } from 'playwright';
import { CHROMIUM } from './chromium.mjs';

/** Starts Chromium for a task, and closes it when the task ends or fails. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
