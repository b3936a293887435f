import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Intention, PaymentKind } from '@/lib/cashier/attempts';
import { createSandbox, type Sandbox } from '@/sandbox/index';
import { makePlayer } from '@/sandbox/control/make-player';
import { openSession } from '@/sandbox/platform/session';
import { readBalances } from '@/sandbox/world/ledger';
import { allRows } from '@/sandbox/world/sql';
import { MoneyBrowser, type Said, type Tab, type Weather } from '../support/money-browser';
import { propertyRuns } from '../support/property-runs';

const RUNS = propertyRuns(2_400);
const MAX_STEPS = 30;
/** For `TEST_RUNS=all`, which plays ten times as many runs. */
const LONG_FORM_MS = 120_000;

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ database: ':memory:', isControlEnabled: false });
});
afterAll(() => sandbox.close());

/** A row of numbers from 0 to 1 that is the same for the same seed. */
function numbers(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

interface Run {
  kind: PaymentKind;
  browser: MoneyBrowser;
  intention: Intention;
  /** Payments the platform had carried out before. */
  before: number;
  said: Set<Said>;
}

interface PaymentRow {
  id: number;
  status: string;
}

function payments(uid: number): PaymentRow[] {
  return allRows<PaymentRow>(sandbox.world, 'select id, status from payments where uid = ? order by id', uid);
}

/** How often what the player wanted was carried out. */
function carriedOut({ kind, browser, before, intention }: Run): number {
  const all = payments(browser.uid);
  if (kind !== 'cancel') return all.length - before;
  return all.filter(({ id, status }) => String(id) === intention.paymentId && status === 'cancelled').length;
}

async function begin(seed: number): Promise<Run> {
  const kind = (['deposit', 'withdrawal', 'cancel'] as const)[seed % 3] ?? 'deposit';
  const { world } = sandbox;
  const uid = makePlayer(world, {
    login: `run-${seed}@example.com`,
    password: 'Secret123',
    currency: 'EUR',
    balance: 500,
    bonus: 0,
    bettingBonus: 0,
    locale: 'en',
    isConfirmed: true,
    isVerified: true,
    isKycBlocked: false,
    isRegistrationCompleted: true,
    hasTwoFactor: false,
    state: 'active',
    depositLimitPeriod: 'none',
  });
  const browser = new MoneyBrowser(sandbox, uid, `sid=${openSession(world, uid)}`);
  const wish = { uid, method: 'wallet', amount: '20' };
  const run: Run = {
    kind,
    browser,
    intention: { ...wish, kind, paymentId: null },
    before: 0,
    said: new Set(),
  };
  if (kind === 'cancel') {
    const tab = browser.open();
    tab.submit({ ...wish, kind: 'withdrawal', paymentId: null });
    await quiet(browser);
    browser.close(tab);
    run.intention.paymentId = String(payments(uid)[0]?.id);
  }
  run.before = payments(uid).length;
  browser.open();
  return run;
}

/** Lets all pending calls arrive in fine weather. */
async function quiet(browser: MoneyBrowser): Promise<void> {
  await settle();
  for (let guard = 0; browser.waiting.length > 0 && guard < 200; guard += 1) {
    await browser.waiting[0]?.finish('fine');
    await settle();
  }
}

function weatherOf(random: number, method: string): Weather {
  if (method === 'cashier.gethistory') {
    if (random < 0.8) return 'fine';
    return random < 0.9 ? 'lost-before' : 'silent-history';
  }
  if (random < 0.3) return 'fine';
  if (random < 0.5) return 'lost-after';
  if (random < 0.7) return 'lost-before';
  if (random < 0.8) return 'proxy-page';
  if (random < 0.87) return 'fails-before';
  return random < 0.94 ? 'fails-after' : 'refused';
}

/** One event: clicks, an arrival, a reload, another tab, a look at the page. */
async function step(run: Run, next: () => number): Promise<void> {
  const { browser, intention } = run;
  const tab: Tab = browser.tabs[Math.floor(next() * browser.tabs.length)] ?? browser.open();
  const what = next();
  if (what < 0.35) {
    const clicks = 1 + Math.floor(next() * 10);
    for (let click = 0; click < clicks; click += 1) tab.submit(intention);
  } else if (what < 0.7) {
    const call = browser.waiting[Math.floor(next() * browser.waiting.length)];
    await call?.finish(weatherOf(next(), call.method));
  } else if (what < 0.82) {
    browser.close(tab);
    browser.open();
  } else if (what < 0.9 && browser.tabs.length < 3) {
    browser.open();
  } else {
    tab.look(intention);
  }
  await settle();
  note(run);
}

function note({ browser, said }: Run): void {
  for (const tab of browser.tabs) if (tab.said !== null) said.add(tab.said);
}

/** Until the end was shown to somebody: further clicks are new wishes, which a player makes knowingly. */
const isOver = ({ said }: Run) => said.size > 0;

async function play(seed: number): Promise<Run> {
  const run = await begin(seed);
  const next = numbers(seed);
  for (let count = 0; count < MAX_STEPS && !isOver(run); count += 1) await step(run, next);
  // The storm is over: the player looks at one page until it says what became of the payment.
  await quiet(run.browser);
  note(run);
  const tab = run.browser.tabs[0] ?? run.browser.open();
  for (let guard = 0; guard < 5 && !isOver(run); guard += 1) {
    tab.look(run.intention);
    await quiet(run.browser);
    note(run);
    if (!isOver(run)) tab.submit(run.intention);
    await quiet(run.browser);
    note(run);
  }
  return run;
}

function isTrue(said: Said, done: number): boolean {
  if (said === 'made' || said === 'found') return done === 1;
  if (said === 'refused' || said === 'not-sent') return done === 0;
  // What is not known is not claimed: "none" is about the history, the others say that the outcome is unknown.
  return said !== 'none' || done === 0;
}

describe('clicks, drops, reloads and tabs in any order', () => {
  it(
    'R-CASH-02, R-CASH-03: no money call doubled, none left without a final and true message',
    async () => {
      const failed = {
        doubled: [] as number[],
        silent: [] as number[],
        untrue: [] as number[],
        unbalanced: [] as number[],
      };
      let allDone = 0;
      const words = new Set<Said>();
      for (let seed = 0; seed < RUNS; seed += 1) {
        const run = await play(seed);
        const done = carriedOut(run);
        if (done > 1) failed.doubled.push(seed);
        if (run.said.size === 0) failed.silent.push(seed);
        if ([...run.said].some((said) => !isTrue(said, done))) failed.untrue.push(seed);
        if (!isBalanced(run.browser.uid)) failed.unbalanced.push(seed);
        allDone += done;
        for (const said of run.said) words.add(said);
      }
      expect(failed, 'seeds of runs that failed').toEqual({
        doubled: [],
        silent: [],
        untrue: [],
        unbalanced: [],
      });
      // The storm was one: most runs reached the platform, and every outcome was seen.
      expect(allDone).toBeGreaterThan(RUNS / 4);
      expect([...words]).toEqual(expect.arrayContaining(['found', 'made', 'none', 'not-sent', 'refused']));
    },
    LONG_FORM_MS,
  );
});

/** The balance is the sum of all movements. */
function isBalanced(uid: number): boolean {
  const sql = `select coalesce(sum(amount), 0) as total from ledger where uid = ? and wallet = 'main'`;
  return (
    allRows<{ total: number }>(sandbox.world, sql, uid)[0]?.total ===
    readBalances(sandbox.world, uid).main.minor
  );
}
