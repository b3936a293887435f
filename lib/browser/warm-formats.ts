import { whenIdle } from './when-idle';

/**
 * Makes the browser read what it needs to format numbers in the page's language, while nothing else is to be done: the
 * first formatter costs a slow phone some sixty milliseconds, else while the next page renders.
 */
export function warmFormats(): void {
  whenIdle(() => void new Intl.NumberFormat(document.documentElement.lang || undefined));
}
