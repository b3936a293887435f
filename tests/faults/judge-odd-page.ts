import type { Page, Response } from 'playwright';
import type { OddKind } from '@/sandbox/control/odd-responses';

/** A page of more than this is too much to load on a phone. Characters. */
const MAX_HTML = 1_000_000;
const MAX_RESPONSE_MS = 6_000;
const SLIPS = /\bNaN\b|\[object |\bundefined\b|\$\$\w+\$\$|Invalid Date/;

/** Width of the window the pages are opened in. CSS pixels. */
const WIDTH = 360;

interface Judged {
  kind: OddKind;
  path: string;
  isItem: boolean;
  responseMs: number;
}

/** Everything wrong with a page as a visitor on a narrow phone sees it; empty when it stands whole. */
export async function judgeOddPage(page: Page, response: Response | null, judged: Judged): Promise<string[]> {
  const status = response?.status() ?? 0;
  const { length } = (await response?.text().catch(() => '')) ?? '';
  return [
    ...(isAllowedStatus(status, judged) ? [] : [`status ${status}`]),
    ...(length <= MAX_HTML ? [] : [`HTML of ${length} characters`]),
    ...(judged.responseMs <= MAX_RESPONSE_MS ? [] : [`response after ${judged.responseMs} ms`]),
    ...judgeAddress(response, judged),
    ...(await page.evaluate(lookAtPage, { slips: SLIPS.source, width: WIDTH })),
  ];
}

/** Where every list is empty there is no item either: its page says so with 404. */
function isAllowedStatus(status: number, { kind, isItem }: Judged): boolean {
  return status === 200 || (status === 404 && isItem && kind === 'empty-lists');
}

/** Without categories, the address of one leads to the hall; any other page is where it was requested. */
function judgeAddress(response: Response | null, { kind, path, isItem }: Judged): string[] {
  if (response === null) return [];
  const { pathname, search } = new URL(response.url());
  const mayLead = isItem && kind === 'empty-lists' && pathname.endsWith('/gamehall');
  return pathname + search === path || mayLead ? [] : [`led to ${pathname}${search}`];
}

/** Runs in the page: what is missing, shown by mistake or out of the window. */
function lookAtPage({ slips, width }: { slips: string; width: number }): string[] {
  const problems: string[] = [];
  // The game fills the screen: its page has no footer by design.
  const isGame = /\/game\//.test(location.pathname);
  const isCut = (element: Element): boolean =>
    element.parentElement !== null &&
    (getComputedStyle(element.parentElement).overflowX !== 'visible' || isCut(element.parentElement));
  for (const part of ['body > * header, header', 'h1', 'footer']) {
    if (document.querySelector(part) === null && !(part === 'footer' && isGame))
      problems.push(`has no ${part}`);
  }
  const slip = new RegExp(slips).exec(document.body.innerText);
  if (slip !== null)
    problems.push(`shows "${document.body.innerText.slice(Math.max(0, slip.index - 30), slip.index + 30)}"`);
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) problems.push(`scrolls sideways to ${scrollWidth} px`);
  if (document.querySelector('[href^="javascript:"], [src^="javascript:"]') !== null)
    problems.push('leads to javascript:');
  const parts =
    ':is(header, main, footer, [role="dialog"], nav) :is(a, button, input, select, h1, h2, h3, p)';
  const out = [...document.querySelectorAll(parts)].filter((element) => {
    const { left, right, width: own } = element.getBoundingClientRect();
    return own > 1 && (right > width + 1 || left < -1) && element.checkVisibility() && !isCut(element);
  });
  if (out[0]) problems.push(`${out.length} stick out, first ${out[0].outerHTML.slice(0, 160)}`);
  const chrome = [...document.querySelectorAll('header :is(a, button), [role="dialog"] button')].filter(
    (element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return (
        own > 1 &&
        element.checkVisibility() &&
        (left >= width || right <= 0) &&
        element.closest('[role="list"], ul') === null
      );
    },
  );
  if (chrome[0]) problems.push(`pushed out of view: ${chrome[0].outerHTML.slice(0, 160)}`);
  return problems;
}

/** Errors of the page, from now on. Where pictures are gone the browser says so of each. */
export function recordErrors(page: Page, kind: OddKind): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`page error: ${error.message.slice(0, 300)}`));
  page.on('console', (message) => {
    const text = message.text();
    const isExpected =
      text.includes('Failed to load resource') && (kind === 'no-pictures' || kind === 'empty-lists');
    if (message.type() === 'error' && !isExpected) {
      errors.push(`console: ${text.slice(0, 300)} ${message.location().url}`);
    }
  });
  return errors;
}
