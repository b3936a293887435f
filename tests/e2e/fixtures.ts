import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import type { LedgerView } from '../../sandbox/control/ledger-view';
import { isItsTurn } from '../support/turns';
import { expectWordsFit } from './words-fit';

export type Locale = 'en' | 'fr';

interface Texts {
  auth: typeof import('../../i18n/messages/en/auth.json');
  cashier: typeof import('../../i18n/messages/en/cashier.json');
  common: typeof import('../../i18n/messages/en/common.json');
  consent: typeof import('../../i18n/messages/en/consent.json');
  dialogs: typeof import('../../i18n/messages/en/dialogs.json');
  errors: typeof import('../../i18n/messages/en/errors.json');
  games: typeof import('../../i18n/messages/en/games.json');
  jackpots: typeof import('../../i18n/messages/en/jackpots.json');
  layout: typeof import('../../i18n/messages/en/layout.json');
  menu: typeof import('../../i18n/messages/en/menu.json');
  offers: typeof import('../../i18n/messages/en/offers.json');
  popups: typeof import('../../i18n/messages/en/popups.json');
  rewards: typeof import('../../i18n/messages/en/rewards.json');
  search: typeof import('../../i18n/messages/en/search.json');
  session: typeof import('../../i18n/messages/en/session.json');
  support: typeof import('../../i18n/messages/en/support.json');
  tournaments: typeof import('../../i18n/messages/en/tournaments.json');
  system: typeof import('../../i18n/messages/en/system.json');
}

const NAMESPACES = [
  'auth',
  'cashier',
  'common',
  'consent',
  'dialogs',
  'errors',
  'games',
  'jackpots',
  'layout',
  'menu',
  'offers',
  'popups',
  'rewards',
  'search',
  'session',
  'support',
  'tournaments',
  'system',
] as const satisfies readonly (keyof Texts)[];

/** Read from disk: the test runner loads no JSON modules. */
function readTexts(locale: Locale): Texts {
  const read = (name: keyof Texts): unknown =>
    JSON.parse(readFileSync(new URL(`../../i18n/messages/${locale}/${name}.json`, import.meta.url), 'utf8'));
  return Object.fromEntries(NAMESPACES.map((name) => [name, read(name)])) as unknown as Texts;
}

/** Interface texts the journeys look for, from the product's own message files. */
export const texts: Readonly<Record<Locale, Texts>> = { en: readTexts('en'), fr: readTexts('fr') };

export const LOCALES = ['en', 'fr'] as const;

/** Address of a path in a locale: `/fr` in front of French ones. */
export function address(locale: Locale, path: string): string {
  if (locale === 'en') return path;
  return path === '/' ? '/fr' : `/fr${path}`;
}

const SCOPE = process.env.E2E_SCOPE === 'gate' ? 'gate' : 'all';

const platform = `http://127.0.0.1:${process.env.E2E_PLATFORM_PORT ?? '3101'}`;

interface Player {
  login: string;
  password: string;
  uid: number;
}

interface LoggedRequest {
  method: string;
  verb: string;
  query: Record<string, string>;
  body: Record<string, string>;
  headers: Record<string, string>;
}

/** A code the sandbox would have sent by e-mail, message or newsletter. */
interface SentCode {
  purpose: 'login' | 'two_factor' | 'contact' | 'restore' | 'unsubscribe';
  target: string;
  code: string;
}

/** The sandbox's control address: makes players, causes faults, tells what was asked. */
export class Sandbox {
  private readonly logins: string[] = [];

  async player(wish: Record<string, unknown> = {}): Promise<Player> {
    const login = `player-${crypto.randomUUID().slice(0, 12)}@example.com`;
    const password = 'Secret123';
    const user = await this.post<{ uid: number }>('player', { login, password, ...wish });
    this.logins.push(login);
    return { login, password, uid: user.uid };
  }

  async fault(fault: Record<string, unknown>): Promise<void> {
    await this.post('fault', fault);
  }

  async clearFaults(): Promise<void> {
    await fetch(`${platform}/__control/fault`, { method: 'DELETE' });
  }

  async log(): Promise<LoggedRequest[]> {
    const response = await fetch(`${platform}/__control/log`);
    return ((await response.json()) as { items: LoggedRequest[] }).items;
  }

  /** Calls of a method whose parameters name `who`, oldest first. */
  async sent(method: string, who: string): Promise<LoggedRequest[]> {
    return (await this.log()).filter(
      (entry) =>
        entry.method === method &&
        [...Object.values(entry.query), ...Object.values(entry.body)].some((value) => value.includes(who)),
    );
  }

  async codes(login: string): Promise<string[]> {
    return (await this.sentCodes(login)).map(({ code }) => code);
  }

  /** The newest unused code of one purpose; throws when none was sent. */
  async code(login: string, purpose: SentCode['purpose']): Promise<string> {
    const found = (await this.sentCodes(login)).find((sent) => sent.purpose === purpose);
    if (!found) throw new Error(`No ${purpose} code was sent to ${login}`);
    return found.code;
  }

  /** Changes the general info for everybody: only in a way that other tests do not notice. */
  async generalInfo(patch: Record<string, unknown>): Promise<void> {
    await this.post('settings', { generalInfo: patch });
  }

  /** Changes the support chat for everybody: it shows only to those who allowed its provider. */
  async supportChat(kind: string | null, config: Record<string, string> = {}): Promise<void> {
    await this.post('settings', { support: { kind, config } });
  }

  /** Does something as if so much time had passed for the platform; its clock is right again afterwards. */
  async later(ms: number, act: () => Promise<void>): Promise<void> {
    await this.post('clock', { advanceMs: ms });
    try {
      await act();
    } finally {
      await this.post('clock', { advanceMs: -ms });
    }
  }

  /** What a player's money did; amounts in cents. */
  async ledger(login: string): Promise<LedgerView> {
    return (await (
      await fetch(`${platform}/__control/ledger?login=${encodeURIComponent(login)}`)
    ).json()) as LedgerView;
  }

  /** Wallets of the players made here whose balance is not the sum of their movements. */
  async unbalanced(): Promise<LedgerView['wallets']> {
    const ledgers = await Promise.all(this.logins.map((login) => this.ledger(login)));
    return ledgers.flatMap(({ wallets }) => wallets.filter(({ balance, total }) => balance !== total));
  }

  /** Changes an entry of the content system for everybody, as an editor does. */
  async content(collection: string, locale: Locale, patch: Record<string, unknown>): Promise<void> {
    await this.post('content', { collection, locale, patch });
  }

  /** Changes the bounds of a method's deposits, in euros, for everybody. */
  async depositBounds(method: string, bounds: { min: number; max: number }): Promise<void> {
    await this.post('settings', { depositBounds: { [method]: bounds } });
  }

  /** Ends the player's sessions, as a platform does that no longer knows a cookie. */
  async endSessions(login: string): Promise<void> {
    await fetch(`${platform}/__control/sessions?login=${encodeURIComponent(login)}`, { method: 'DELETE' });
  }

  /** Address by which the messenger opens the site for a user, freshly signed. */
  async miniAppAddress(site: string, user: number, locale: Locale): Promise<string> {
    const query = new URLSearchParams({ site, user: String(user), locale });
    const html = await (await fetch(`${platform}/__control/mini-app?${query.toString()}`)).text();
    const href = /href="([^"]+#[^"]+)"/.exec(html)?.[1];
    if (!href) throw new Error('The mini-app page has no link');
    return href.replaceAll('&amp;', '&');
  }

  async game(type = 'slot'): Promise<{ sysname: string; name: string }> {
    const options = encodeURIComponent(JSON.stringify({ type }));
    const response = await fetch(`${platform}/api/games.get?v=2.34&locale=en&count=1&options=${options}`);
    const { data } = (await response.json()) as { data: { items: { sysname: string; name: string }[] } };
    const [first] = data.items;
    if (!first) throw new Error('The sandbox has no game');
    return first;
  }

  private async sentCodes(login: string): Promise<SentCode[]> {
    const response = await fetch(`${platform}/__control/codes?login=${encodeURIComponent(login)}`);
    return ((await response.json()) as { items: SentCode[] }).items;
  }

  private async post<T>(path: string, body: object): Promise<T> {
    const response = await fetch(`${platform}/__control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`control/${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}

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
      const [, ...titles] = testInfo.titlePath;
      const place = `${testInfo.titlePath[0]}:${testInfo.line}`;
      testInfo.skip(!isItsTurn({ place, titles, isMobile, isTheSameAtEveryWidth }, SCOPE), 'not its turn');
      await use(undefined);
    },
    { auto: true },
  ],
  sandbox: async ({}, use) => {
    const sandbox = new Sandbox();
    await use(sandbox);
    expect(await sandbox.unbalanced(), 'every balance is the sum of its movements').toEqual([]);
  },
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, expectedErrors }, use) => {
    const seen: string[] = [];
    const violations: string[] = [];
    page.on('pageerror', (error) => seen.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
      else if (message.type() === 'error') seen.push(`console: ${message.text()} ${message.location().url}`);
    });
    await use(page);
    expect(violations, 'SEC: nothing the page does is against its content policy').toEqual([]);
    const unexpected = seen.filter((line) => !expectedErrors.some((expected) => expected.test(line)));
    expect(unexpected, 'no unexpected error in the browser').toEqual([]);
  },
});

/** Defines tests in both languages, each at both widths; the gate takes one of the four (`turns.ts`). */
export function inBothLanguages(define: (locale: Locale) => void): void {
  for (const locale of LOCALES) test.describe(locale, () => define(locale));
}

export { expect };

/** How many documents the main frame has asked for since. */
export function countDocuments(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked += 1;
  });
  return () => asked;
}

/** No axe rule is violated and no button's words are cut off. What fades in meanwhile would be measured half transparent. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
  await expectWordsFit(page);
}

/** Nothing makes the page wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Signs in through the gateway, as a browser that comes back with its session. */
export async function signIn(page: Page, player: Pick<Player, 'login' | 'password'>): Promise<void> {
  const answer = await page.request.post('/api/auth.login?v=2.34&locale=en', {
    multipart: { login: player.login, password: player.password, code: '' },
  });
  expect(answer.status()).toBe(200);
}
