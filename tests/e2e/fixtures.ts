import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page, type TestInfo } from '@playwright/test';
import { isItsTurn, themesOf, type Theme } from '../support/turns';
import { LOCALES, type Locale } from '../support/interface-texts';
import { Sandbox, type Player } from '../support/sandbox-control';
import { keepDiary } from './diary';
import { expectWordsFit } from './words-fit';

export { address, LOCALES, texts, type Locale } from '../support/interface-texts';
export type { Sandbox } from '../support/sandbox-control';

const SCOPE = process.env.E2E_SCOPE === 'gate' ? 'gate' : 'all';

const platform = `http://127.0.0.1:${process.env.E2E_PLATFORM_PORT ?? '3101'}`;

interface Fixtures {
  /** Set by `test.use` where nothing depends on the screen: such tests run on the desktop alone. */
  isTheSameAtEveryWidth: boolean;
  /** Skips the test where another language or width has its turn. */
  turn: undefined;
  sandbox: Sandbox;
  /** Console errors and page errors that a test expects; anything else fails it. */
  expectedErrors: RegExp[];
}

export const test = base.extend<Fixtures>({
  isTheSameAtEveryWidth: [false, { option: true }],
  turn: [
    async ({ isMobile, isTheSameAtEveryWidth }, use, testInfo) => {
      const turn = { ...named(testInfo), isMobile, isTheSameAtEveryWidth };
      testInfo.skip(!isItsTurn(turn, SCOPE), 'not its turn');
      await use(undefined);
    },
    { auto: true },
  ],
  sandbox: async ({}, use) => {
    const sandbox = new Sandbox(platform);
    await use(sandbox);
    expect(await sandbox.unbalanced(), 'every balance is the sum of its movements').toEqual([]);
  },
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, expectedErrors }, use, testInfo) => {
    const diary = await keepDiary(page);
    const seen: string[] = [];
    const violations: string[] = [];
    page.on('pageerror', (error) => seen.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
      else if (message.type() === 'error') seen.push(`console: ${message.text()} ${message.location().url}`);
    });
    await use(page);
    // A handler that still reads a response must not fail a test that is over.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (testInfo.status !== testInfo.expectedStatus) process.stdout.write(`${await diary.told()}\n`);
    expect(violations, 'SEC: nothing the page does is against its content policy').toEqual([]);
    const unexpected = seen.filter((line) => !expectedErrors.some((expected) => expected.test(line)));
    expect(unexpected, 'no unexpected error in the browser').toEqual([]);
  },
});

function named({ titlePath: [file = '', ...titles] }: TestInfo) {
  return { file, titles };
}

/** Defines tests in both languages, each at both widths; the checks before a merge run one of the four (`turns.ts`). */
export function inBothLanguages(define: (locale: Locale) => void): void {
  for (const locale of LOCALES) test.describe(locale, () => define(locale));
}

export { expect };

/** How many documents the main frame has requested since. */
export function countDocuments(page: Page): () => number {
  let requested = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requested += 1;
  });
  return () => requested;
}

/**
 * No axe rule is violated, in the theme that has its turn or in both, and no button's words are cut off. What fades in
 * meanwhile would be measured half transparent.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await shownTheme(page);
  for (const theme of themesOf(named(test.info()), SCOPE)) {
    await showTheme(page, theme);
    expect(await violationsOf(page), `in the ${theme} look`).toEqual([]);
  }
  await showTheme(page, before);
  await page.emulateMedia({ reducedMotion: null });
  await expectWordsFit(page);
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    // Without frames nothing has to be joined in a page of its own; what passed would be reported element by element.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

function shownTheme(page: Page): Promise<Theme> {
  return page.evaluate(() => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'));
}

/**
 * At once: a colour halfway between the two looks is in neither. What was not laid out before begins its transitions a
 * frame later.
 */
async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.setAttribute('data-theme', name);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }, theme);
}

/** Nothing makes the page wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Waits until the page has hydrated: a click before is recorded, but dropped where its code takes ten seconds. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyActions?.replay !== undefined);
}

/** Waits until the page has requested nothing for a second, its first reads included. */
export async function expectQuiet(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => (last = Date.now());
  page.on('request', note).on('requestfinished', note);
  await expect.poll(() => Date.now() - last, { timeout: 20_000 }).toBeGreaterThan(1_000);
  page.off('request', note).off('requestfinished', note);
}

/** Signs in through the gateway, as a browser that comes back with its session. */
export async function signIn(page: Page, player: Pick<Player, 'login' | 'password'>): Promise<void> {
  const response = await page.request.post('/api/auth.login?v=2.34&locale=en', {
    multipart: { login: player.login, password: player.password, code: '' },
  });
  expect(response.status()).toBe(200);
}
