import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
export type Locale = 'en' | 'fr';

interface Texts {
  auth: typeof import('../../i18n/messages/en/auth.json');
  common: typeof import('../../i18n/messages/en/common.json');
}

/** Read from disk: the test runner loads no JSON modules. */
function readTexts(locale: Locale): Texts {
  const read = (name: keyof Texts): unknown =>
    JSON.parse(readFileSync(new URL(`../../i18n/messages/${locale}/${name}.json`, import.meta.url), 'utf8'));
  return { auth: read('auth'), common: read('common') } as Texts;
}

/** Interface texts the journeys look for, from the product's own message files. */
export const texts: Readonly<Record<Locale, Texts>> = { en: readTexts('en'), fr: readTexts('fr') };

export const LOCALES = ['en', 'fr'] as const;

/** Address of a path in a locale: `/fr` in front of French ones. */
export function address(locale: Locale, path: string): string {
  if (locale === 'en') return path;
  return path === '/' ? '/fr' : `/fr${path}`;
}

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
}

/** The sandbox's control address: makes players, causes faults, tells what was asked. */
export class Sandbox {
  async player(wish: Record<string, unknown> = {}): Promise<Player> {
    const login = `player-${crypto.randomUUID().slice(0, 12)}@example.com`;
    const password = 'Secret123';
    const user = await this.post<{ uid: number }>('player', { login, password, ...wish });
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

  async codes(login: string): Promise<string[]> {
    const response = await fetch(`${platform}/__control/codes?login=${encodeURIComponent(login)}`);
    return ((await response.json()) as { items: { code: string }[] }).items.map(({ code }) => code);
  }

  async game(type = 'slot'): Promise<{ sysname: string; name: string }> {
    const options = encodeURIComponent(JSON.stringify({ type }));
    const response = await fetch(`${platform}/api/games.get?v=2.34&locale=en&count=1&options=${options}`);
    const { data } = (await response.json()) as { data: { items: { sysname: string; name: string }[] } };
    const [first] = data.items;
    if (!first) throw new Error('The sandbox has no game');
    return first;
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
  sandbox: Sandbox;
  /** Console errors and page errors that a test expects; anything else fails it. */
  expectedErrors: RegExp[];
}

export const test = base.extend<Fixtures>({
  sandbox: async ({}, use) => {
    await use(new Sandbox());
  },
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, expectedErrors }, use) => {
    const seen: string[] = [];
    page.on('pageerror', (error) => seen.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') seen.push(`console: ${message.text()} ${message.location().url}`);
    });
    await use(page);
    const unexpected = seen.filter((line) => !expectedErrors.some((expected) => expected.test(line)));
    expect(unexpected, 'no unexpected error in the browser').toEqual([]);
  },
});

export { expect };

/** No violation of any axe rule on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
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
