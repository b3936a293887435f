import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import type { Locale } from '@/i18n/routing';
import { localePath } from '@/lib/routing/locale-path';
import { CHROMIUM, NAME_HELPER } from '../../scripts/lib/chromium.mjs';
import type { ClientFault } from './client-faults';
import type { FaultWorld, Site } from './fault-world';
import type { Flow, Person } from './flows';
import { printFault } from './matrix';
import { readMessages } from './messages';
import type { Cell } from './server-cells';

const OPENING_BALANCE = 500;
/** How long a flow may take to report its outcome. Milliseconds. */
const SETTLE_MS = 12_000;
const STEP_MS = 20_000;
const AT_ONCE = 2;
const YEAR_MS = 365 * 86_400_000;

interface CellPlan {
  fault: ClientFault;
  flow: Flow;
  locale: Locale;
}

/** Every fault of the browser in every flow, two side by side, the languages taking turns. */
export async function runClientCells(
  world: FaultWorld,
  faults: readonly ClientFault[],
  flows: readonly Flow[],
): Promise<Cell[]> {
  const site = await world.startSite();
  const browser = await chromium.launch(CHROMIUM);
  const plans = faults.flatMap((fault, row) =>
    flows.map((flow, column): CellPlan => ({ fault, flow, locale: (row + column) % 2 === 0 ? 'en' : 'fr' })),
  );
  const cells: Cell[] = [];
  const waiting = [...plans];
  const lane = async () => {
    for (let plan = waiting.shift(); plan !== undefined; plan = waiting.shift()) {
      const cell = await runCell(world, site, browser, plan);
      cells.push(cell);
      const row = cells.filter(({ fault }) => fault === cell.fault);
      if (row.length === flows.length) printFault(row);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return site.troubles.length === 0 ? cells : [...cells, troubleCell(site)];
  } finally {
    await browser.close();
    await site.stop();
  }
}

function troubleCell({ troubles }: Site): Cell {
  return { fault: 'the site', group: 'its log', problems: troubles, struck: null };
}

async function runCell(world: FaultWorld, site: Site, browser: Browser, plan: CellPlan): Promise<Cell> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: plan.locale,
    serviceWorkers: 'block',
  });
  const name = { fault: plan.fault.name, group: plan.flow.name };
  try {
    const problems = await play(world, site, context, plan);
    return { ...name, problems, struck: null };
  } catch (error) {
    const reason = String(error).split('\n').slice(0, 3).join(' ');
    const screen = await screenOf(context);
    return { ...name, problems: [`${plan.locale}: ${reason} ${screen}`], struck: null };
  } finally {
    await context.close();
  }
}

/** What stood there when a flow could not go on: its address and its first words. */
async function screenOf(context: BrowserContext): Promise<string> {
  const page = context.pages()[0];
  const text = await page?.locator('body').innerText({ timeout: 1_000 }).catch(String);
  return `(${page?.url()}: ${text?.replaceAll(/\s+/g, ' ').slice(0, 300)})`;
}

async function play(
  world: FaultWorld,
  site: Site,
  context: BrowserContext,
  { fault, flow, locale }: CellPlan,
): Promise<string[]> {
  const person = await makePerson(world, site, context, flow);
  await keepConsentAway(context);
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_MS);
  const errors = recordErrors(page);
  await fault.before?.(page, context, flow);
  await page.goto(site.origin + localePath(locale, flow.path));
  const scope = await flow.open(page, locale);
  const typed = flow.typed(person);
  for (const [field, text] of Object.entries(typed)) await scope.locator(`[name="${field}"]`).fill(text);
  await flow.choose?.(scope, locale);
  const scene = { context, page, flow, scope, site: site.origin };
  await fault.typed?.(scene);
  await (fault.send ? fault.send(scene) : flow.send(scope));
  await fault.sent?.(scene);
  const outcome = await settle(page, flow, locale);
  const calls = await callsOf(world, context, flow, person);
  const isCarriedOut = calls.completed > 0;
  return [
    ...(await judgeOutcome(outcome, page, { fault, flow, typed, isCarriedOut })),
    ...(await judgeScreen(page, locale)),
    ...(await judgeMoney(world, flow, person)),
    ...(flow.method !== null && calls.requested > 1 ? [`${calls.requested} calls for one`] : []),
    ...errors.filter((error) => fault.errors?.test(error) !== true),
  ].map((problem) => `${locale}: ${problem}`);
}

interface Sent {
  fault: ClientFault;
  flow: Flow;
  typed: Readonly<Record<string, string>>;
  isCarriedOut: boolean;
}

/** A reloaded page owes nothing; on any other the flow is done, or its failure shown with everything that was typed. */
async function judgeOutcome(outcome: Outcome, page: Page, sent: Sent): Promise<string[]> {
  const { fault, flow, typed, isCarriedOut } = sent;
  if (fault.isNewPage || outcome === 'done') return [];
  const mayBeGone = isCarriedOut || fault.endsSession;
  return [
    ...(outcome === 'silent' && !fault.isWaiting ? ['no outcome was shown'] : []),
    ...(mayBeGone ? [] : await lostValues(page, flow, typed)),
  ];
}

/** How many requests came to the platform for what was sent once, and how many succeeded, by the sandbox's log. */
async function callsOf(
  world: FaultWorld,
  context: BrowserContext,
  { method }: Flow,
  { login }: Person,
): Promise<{ requested: number; completed: number }> {
  const session = (await context.cookies()).find(({ name }) => name === 'sid')?.value;
  const marks = [login, ...(session === undefined ? [] : [session])];
  const own = (await world.sandbox.log()).filter(
    (entry) => entry.method === method && marks.some((mark) => JSON.stringify(entry).includes(mark)),
  );
  return { requested: own.length, completed: own.filter(({ status }) => status === 200).length };
}

async function makePerson(
  world: FaultWorld,
  site: Site,
  context: BrowserContext,
  flow: Flow,
): Promise<Person> {
  const { login, password } = await world.sandbox.player({
    login: `cell-${crypto.randomUUID().slice(0, 18)}@example.com`,
    balance: OPENING_BALANCE,
    isConfirmed: true,
    regTime: Date.now() - YEAR_MS,
  });
  const person = { login, password };
  if (flow.isForPlayers) {
    const multipart = { ...person, code: '' };
    await context.request.post(`${site.origin}/api/auth.login?v=2.34&locale=en`, { multipart });
  }
  return person;
}

/** The consent bar has tests of its own. */
async function keepConsentAway(context: BrowserContext): Promise<void> {
  await context.addInitScript(NAME_HELPER);
  await context.addInitScript(() => {
    try {
      localStorage.setItem('consent', JSON.stringify({ at: Date.now(), allowed: [] }));
    } catch {
      // A storage that is refused is one of the faults.
    }
  });
}

function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`page error: ${error.message.slice(0, 200)}`));
  return errors;
}

type Outcome = 'done' | 'shown' | 'silent';

/** Waits until the page shows the outcome of the flow; `silent` when it does not. */
async function settle(page: Page, flow: Flow, locale: Locale): Promise<Outcome> {
  const notices = page.locator(
    '[role="alert"]:not(:empty), [role="alertdialog"], [aria-invalid="true"], [aria-busy="true"], [role="status"]:not(:empty)',
  );
  const done = flow.done(page, locale);
  const first = done.or(notices.first()).first();
  await first.waitFor({ timeout: SETTLE_MS }).catch(() => undefined);
  // A flow with a notice may still get done.
  await done
    .first()
    .waitFor({ timeout: 3_000 })
    .catch(() => undefined);
  if (await done.first().isVisible()) return 'done';
  return (await notices.count()) > 0 ? 'shown' : 'silent';
}

async function lostValues(
  page: Page,
  flow: Flow,
  typed: Readonly<Record<string, string>>,
): Promise<string[]> {
  const lost: string[] = [];
  for (const [name, text] of Object.entries(typed)) {
    const field = page.locator(`[name="${name}"]`).first();
    const isThere = (await field.count()) > 0;
    const value = isThere ? await field.inputValue() : null;
    // A sum is written with its thousands, a password is emptied by its own rule where it was refused.
    if (value === null || value.replaceAll(/[\s,]/g, '') !== text.replaceAll(/[\s,]/g, ''))
      lost.push(`${name} of ${flow.name} is lost`);
  }
  return lost;
}

/** The page is there, in its language, and can be used. */
async function judgeScreen(page: Page, locale: Locale): Promise<string[]> {
  const language = await page.locator('html').getAttribute('lang');
  const text = (await page.locator('body').innerText()).trim();
  const slip = /\bNaN\b|\[object |\bundefined\b|\$\$\w+\$\$/.exec(text);
  const foreign = readMessages(locale === 'en' ? 'fr' : 'en').errors.NetworkFailure;
  return [
    ...(language === locale ? [] : [`the page is in ${language}`]),
    ...(text.length > 40 ? [] : ['the page is empty']),
    ...(slip === null ? [] : [`shows "${slip[0]}"`]),
    ...(text.includes(foreign) ? ['speaks the other language'] : []),
  ];
}

/** The sandbox's own books: nothing was made twice, and what moved adds up. */
async function judgeMoney(world: FaultWorld, flow: Flow, { login }: Person): Promise<string[]> {
  if (!flow.isForPlayers) return [];
  const ledger = await world.sandbox.ledger(login);
  return [
    ...(ledger.balance === ledger.total ? [] : ['the balance is not the sum of its movements']),
    ...(ledger.payments.length <= 1 ? [] : [`${ledger.payments.length} payments for one`]),
  ];
}
