import { whenIdle } from './when-idle';

/**
 * Loads the browser's number-formatting data for the page's language in idle time: the first formatter costs a slow
 * phone some sixty milliseconds, which would otherwise delay the next page.
 */
export function warmFormats(): void {
  whenIdle(() => void new Intl.NumberFormat(document.documentElement.lang || undefined));
}
