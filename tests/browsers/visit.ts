import type { TestWorld } from '../support/test-world';
import { PLAYER_PAGES, PUBLIC_PAGES, realAddress } from '../e2e/routes';
import { address, type Locale } from '../support/interface-texts';
import { Sandbox } from '../support/sandbox-control';
import type { Browser } from './browser';
import { FLOWS, type Scene } from './flows';
import { Tab } from './tab';

type Size = readonly [width: number, height: number];

const PHONE: Size = [360, 760];
const DESKTOP: Size = [1440, 900];

/** Runs in the page: takes away what Firefox before 121 does not read. */
function dropRulesWithHas(): void {
  const drop = (rules: CSSStyleSheet | CSSGroupingRule) => {
    for (let place = rules.cssRules.length - 1; place >= 0; place -= 1) {
      const rule = rules.cssRules[place];
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) rules.deleteRule(place);
      else if (rule instanceof CSSGroupingRule) drop(rule);
    }
  };
  for (const sheet of document.styleSheets) drop(sheet);
}

/** Foreign services are refused already: none asks for consent. */
const STORED = { consent: JSON.stringify({ at: Date.now(), allowed: [] }) };

/** Tests by name; each gives nothing, and throws what is wrong. */
export const TESTS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  ...Object.fromEntries(
    Object.entries(FLOWS).flatMap(([name, flow]) => [
      [`${name}-phone`, (visit: Visit) => visit.make(flow, PHONE)],
      [`${name}-desktop`, (visit: Visit) => visit.make(flow, DESKTOP)],
    ]),
  ),
  pages: (visit) => visit.seePages(),
};

/** A visitor's time with the site in one browser and language. */
export class Visit {
  readonly #tab: Tab;
  readonly #sandbox: Sandbox;

  constructor(
    private readonly browser: Browser,
    private readonly world: TestWorld,
    private readonly locale: Locale,
  ) {
    this.#tab = new Tab(browser, world.site);
    this.#sandbox = new Sandbox(world.platform);
  }

  /** @throws when the flow fails, or leaves the page wider than its window, or a line in the console */
  async make(flow: (scene: Scene) => Promise<void>, size: Size): Promise<void> {
    const [tab, locale] = [this.#tab, this.locale];
    await this.#begin();
    await tab.resize(...size);
    const signIn = (balance: number) => this.#signIn(balance);
    await flow({ tab, locale, sandbox: this.#sandbox, isPhone: size === PHONE, signIn });
    await this.#expectNoSidewaysScroll();
    await this.#expectQuiet();
  }

  /** Every page, a guest's and a player's, at both widths; on a phone also as the oldest Firefox renders it. */
  async seePages(): Promise<void> {
    await this.#begin();
    for (const path of PUBLIC_PAGES) await this.#see(path);
    await this.#signIn(123_456.78);
    for (const path of PLAYER_PAGES) await this.#see(path);
    await this.#expectQuiet();
  }

  async #begin(): Promise<void> {
    await this.#tab.becomes(null, STORED);
    await this.browser.takeConsole();
  }

  async #signIn(balance: number): Promise<string> {
    const login = `player-${crypto.randomUUID().slice(0, 12)}@example.com`;
    await this.#tab.becomes(await this.world.session({ login, balance }), STORED);
    return login;
  }

  async #see(path: string): Promise<void> {
    await this.#tab.go(address(this.locale, await realAddress(path, this.world.platform)));
    await this.#tab.sees({ css: 'h1' });
    await this.#tab.seesNo({ css: 'main [aria-busy="true"]' });
    for (const size of [DESKTOP, PHONE]) {
      await this.#tab.resize(...size);
      await this.#expectNoSidewaysScroll();
    }
    await this.#tab.run(dropRulesWithHas);
    await this.#expectNoSidewaysScroll();
  }

  async #expectNoSidewaysScroll(): Promise<void> {
    const [page, window] = await this.#tab.run(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    if (page > window)
      throw new Error(`${await this.#tab.path()} is ${page} px wide in a window of ${window}`);
  }

  async #expectQuiet(): Promise<void> {
    const lines = await this.browser.takeConsole();
    if (lines.length > 0) throw new Error(`The console says: ${[...new Set(lines)].join('\n    ')}`);
  }
}
