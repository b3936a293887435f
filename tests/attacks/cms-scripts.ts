import { chromium, type Browser, type Page } from 'playwright';
import { CHROMIUM } from '../../scripts/lib/chromium.mjs';
import type { AttackWorld } from './attack-world';
import { cmsVectors } from './cms-vectors';
import type { Report } from '../support/report';
import { until } from '../support/until';

const SLOTS = ['rich text', 'text', 'SEO', 'name', 'address'] as const;
/** Vectors on one page: what the lists of a record may hold. */
const BATCH = 80;
/** A busy machine may take long to run the script that proves the trap. */
const PROOF_LIMIT_MS = 10_000;
const RAN = /__ran\((\d+)\)/;

/** No script in a text of the content system runs, with the content security policy on or off. */
export async function cmsScripts(
  world: AttackWorld,
  report: Report,
  { isQuick }: { isQuick: boolean },
): Promise<void> {
  const all = cmsVectors();
  const vectors = isQuick ? all.filter((_vector, index) => index % 5 === 0) : all;
  const browser = await chromium.launch(CHROMIUM);
  const counts = [false, true].map((isPolicyOff) => {
    const name = `CMS scripts, policy ${isPolicyOff ? 'off' : 'on'}`;
    return { isPolicyOff, count: report.tries(name, vectors.length * SLOTS.length) };
  });
  const proof = report.tries('the trap sees a script that runs', 2);
  try {
    proof(await doesTrapWork(browser, world.site, '<img src=x onerror=__ran(1)>'), 'a handler');
    proof(
      await doesTrapWork(browser, world.site, '<iframe src="javascript:parent.__ran(1)"></iframe>'),
      'an address',
    );
    for (let start = 0; start < vectors.length; start += BATCH) {
      const batch = vectors.slice(start, start + BATCH);
      await world.content({ 'page-seo': supportRecord(batch), common: commonRecord(batch) });
      for (const { isPolicyOff, count } of counts) {
        const ran = await scriptsThatRun(browser, `${world.site}/support`, isPolicyOff);
        for (const slot of SLOTS)
          for (const vector of batch) count(!ran.has(numberOf(vector)), `${slot}: ${vector}`);
      }
    }
  } finally {
    await browser.close();
  }
}

function numberOf(vector: string): number {
  return Number(RAN.exec(vector)?.[1] ?? -1);
}

/** Questions and answers (a text and rich text, and both as structured data), meta tags, title and the rest of SEO. */
function supportRecord(vectors: readonly string[]): Record<string, unknown> {
  const joined = vectors.join(' ');
  return {
    url: '/support',
    title: joined,
    description: joined,
    canonicalUrl: vectors[0],
    meta: vectors.map((vector, index) => ({ name: `x-${index}`, content: vector })),
    openGraph: { title: joined, description: joined, type: vectors[1], image: null },
    schemaFaq: vectors.map((vector) => ({ question: vector, answer: vector })),
    text: joined,
  };
}

/** Names and addresses of the menu and of the footer, on every page. */
function commonRecord(vectors: readonly string[]): Record<string, unknown> {
  return {
    siteName: vectors[0],
    footerText: vectors.join(' '),
    footerMarks: vectors.slice(0, 30).map((vector) => ({ name: vector, image: vector, url: vector })),
    menu: vectors.slice(0, 40).map((vector) => ({ title: vector, url: vector, icon: vector })),
    footerLinks: vectors.map((vector) => ({ title: vector, url: vector })),
  };
}

/** Numbers of the vectors that ran while the page loaded, was pointed at and its links were followed. */
async function scriptsThatRun(browser: Browser, address: string, isPolicyOff: boolean): Promise<Set<number>> {
  const context = await browser.newContext({ bypassCSP: isPolicyOff });
  const ran = new Set<number>();
  const page = await context.newPage();
  await setTrap(page, ran);
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(touchEverything);
  await page.waitForTimeout(300);
  await context.close();
  return ran;
}

async function setTrap(page: Page, ran: Set<number>): Promise<void> {
  await page.exposeFunction('__ran', (id: number) => void ran.add(id));
  page.on('dialog', (dialog) => {
    ran.add(-1);
    void dialog.dismiss();
  });
  // Nothing on the page may lead away from what is tried out; pictures fail at once, for handlers that wait for that.
  await page.route('**/*', (route) => {
    const request = route.request();
    const isOwn = new URL(request.url()).hostname === 'localhost' && request.resourceType() !== 'image';
    return isOwn ? route.fallback() : route.abort();
  });
}

/** Whatever waits for a pointer, the focus or a click gets it; links of the page's own kind are not followed. */
function touchEverything(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && /^https?:$/.test(link.protocol)) event.preventDefault();
  });
  for (const element of document.querySelectorAll<HTMLElement>('main *, footer *, header *')) {
    for (const name of ['pointerenter', 'mouseover', 'focus', 'toggle', 'animationstart', 'error', 'load']) {
      element.dispatchEvent(new Event(name));
    }
    if (element instanceof HTMLAnchorElement) element.click();
  }
}

/** The trap on a page of the product into which the vector is put as it is. */
async function doesTrapWork(browser: Browser, site: string, vector: string): Promise<boolean> {
  const context = await browser.newContext({ bypassCSP: true });
  const ran = new Set<number>();
  const page = await context.newPage();
  await setTrap(page, ran);
  await page.goto(`${site}/support`);
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), vector);
  await until('the script runs', PROOF_LIMIT_MS, () => ran.has(1)).catch(() => undefined);
  await context.close();
  return ran.has(1);
}
