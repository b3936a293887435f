import type { Page, Request } from '@playwright/test';

/** Newest lines that are told; the ones before seldom say why a test failed. */
const MOST_LINES = 40;

/** What a browser did during a test. A merge check keeps no trace, so a failed test prints it. */
export interface Diary {
  /** The page's address and state, then documents, page data and calls in order, with the seconds they began at. */
  told: () => Promise<string>;
}

export async function keepDiary(page: Page): Promise<Diary> {
  await page.addInitScript(recordPresses);
  const since = Date.now();
  const lines: string[] = [];
  const note = (text: string) =>
    lines.push(`${((Date.now() - since) / 1000).toFixed(1)} s ${text.slice(0, 200)}`);
  page.on('request', (request) => isTelling(request) && note(`> ${named(request)}`));
  page.on('requestfinished', (request) => {
    if (!isTelling(request)) return;
    const noted = request.response().then((response) => note(`< ${response?.status()} ${named(request)}`));
    // The page may be closed by now.
    noted.catch(() => undefined);
  });
  page.on('requestfailed', (request) => note(`failed: ${request.failure()?.errorText} ${named(request)}`));
  page.on('framenavigated', (frame) => frame === page.mainFrame() && note(`at ${frame.url()}`));
  page.on('console', (message) => note(`console: ${message.text()}`));
  page.on('pageerror', ({ message }) => note(`page error: ${message}`));
  page.on('crash', () => note('the page crashed'));
  return {
    told: async () => [await stateOf(page), ...lines.slice(-MOST_LINES)].join('\n'),
  };
}

/** The targets of the newest presses: a click whose press and release met two elements reaches neither. */
function recordPresses(): void {
  const presses: string[] = [];
  Object.assign(window, { presses });
  for (const type of ['pointerdown', 'pointerup', 'click', 'submit']) {
    const record = ({ target }: Event) => {
      const name = target instanceof Element ? target.outerHTML.slice(0, 80) : String(target);
      presses.push(`${Math.round(performance.now())} ms ${type} ${name}`);
      presses.splice(0, presses.length - 8);
    };
    window.addEventListener(type, record, true);
  }
}

/** Documents, page data and calls; not files, of which a page has many. */
function isTelling(request: Request): boolean {
  return ['document', 'fetch', 'xhr'].includes(request.resourceType());
}

function named(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search}`;
}

function stateOf(page: Page): Promise<string> {
  const look = () => {
    const { activeElement: focused, readyState } = document;
    const early = window.earlyActions;
    return [
      `${location.href}, ${readyState}, ${document.visibilityState}, scrolled to ${Math.round(scrollY)}`,
      `focus: ${focused?.outerHTML.slice(0, 160) ?? 'none'}, busy: ${focused?.ariaBusy}`,
      ...(Reflect.get(window, 'presses') as string[]),
      `clicked before hydration: ${early?.clicked?.outerHTML.slice(0, 160) ?? 'nothing'}`,
      `typed before hydration: ${early?.typed.size ?? 0} fields`,
      `not hydrated: ${document.querySelectorAll('[data-hydrates-late]').length} late parts`,
    ].join('\n');
  };
  const late = new Promise<string>((resolve) =>
    setTimeout(() => resolve(`${page.url()}, which did not answer`), 5_000).unref(),
  );
  return Promise.race([page.evaluate(look).catch((error: unknown) => String(error)), late]);
}
