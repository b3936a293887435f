import { NAME_HELPER } from '../../scripts/lib/chromium.mjs';
import { until } from '../support/until';
import type { Browser } from './browser';

/** For a browser on a machine that others use, and a page that the server has yet to generate. */
const LIMIT_MS = 30_000;

/** WebDriver did nothing, because the page is being rendered or left: it is tried again. */
const NOT_YET =
  /^(detached shadow root|element click intercepted|element not interactable|javascript error|no such element|stale element reference|unknown error: .*(AbortError|actor .* destroyed))/;

/** Visible elements: by selector, and by their words. */
export interface Target {
  css: string;
  /** All its words, or its name for screen readers. */
  text?: string;
  /** Some of its words. */
  has?: string;
}

/** Keys without a letter, as WebDriver names them. */
export const KEYS = { enter: '\uE007', escape: '\uE00C' } as const;

/** Runs in the page. */
function find({ css, text, has }: Target): HTMLElement[] {
  const clean = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').trim();
  return [...document.querySelectorAll<HTMLElement>(css)].filter((element) => {
    const isShown = element.localName === 'option' || element.checkVisibility({ visibilityProperty: true });
    const words = clean(element.textContent);
    const names = [words, clean(element.getAttribute('aria-label'))];
    return isShown && words.includes(clean(has ?? '')) && (text === undefined || names.includes(clean(text)));
  });
}

/** One tab in the hands of a visitor; everything waits until the page is ready for it. */
export class Tab {
  constructor(
    private readonly browser: Browser,
    /** Origin of the site. */
    readonly site: string,
  ) {}

  async go(path: string): Promise<void> {
    await this.browser.send('go', { url: new URL(path, this.site).href });
  }

  async back(): Promise<void> {
    await this.browser.send('back');
  }

  async reload(): Promise<void> {
    await this.browser.send('reload');
  }

  async resize(width: number, height: number): Promise<void> {
    await this.browser.send('resize', { width, height });
    await this.until(`a window of ${width} px`, async () => (await this.run(() => innerWidth)) === width);
    // WebKit has the new width before it applies the rules for it, which it does with the next frame.
    await this.nextFrame();
  }

  private async nextFrame(): Promise<void> {
    await this.run(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  /**
   * Forgets who was here: cookies, and what the site stored for them. `cookie` and `stored` are what is there instead.
   */
  async becomes(cookie: string | null, stored: Readonly<Record<string, string>>): Promise<void> {
    await this.go('/robots.txt');
    await this.browser.send('deleteCookies');
    await this.run((entries) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    }, stored);
    if (cookie === null) return;
    const [name, value] = cookie.split('=', 2);
    await this.browser.send('addCookie', { cookie: { name, value, path: '/', httpOnly: true } });
  }

  /** Runs a function in the page, where it sees its parameters and nothing from around it. */
  async run<Given extends unknown[], Result>(
    inPage: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result> {
    const script = `${NAME_HELPER}; return (${inPage.toString()})(...arguments)`;
    return (await this.browser.send('execute', { script, args: given })) as Result;
  }

  /** Waits until it is so. @throws when the time is over */
  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    let last = '';
    const isSoNow = () =>
      isSo().catch((error: unknown) => {
        last = String(error);
        if (error instanceof Error && NOT_YET.test(error.message)) return false;
        throw error;
      });
    await until(what, LIMIT_MS, isSoNow).catch(async (error: unknown) => {
      throw new Error(`${String(error)} At ${await this.path()}: ${await this.shown()}. ${last}`);
    });
  }

  /** How the text of the dialog begins, or of the page where none is open. */
  private shown(): Promise<string> {
    return this.run(() => {
      const shown = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
      return `${shown.localName} “${shown.innerText.replaceAll(/\s+/g, ' ').slice(0, 200)}”`;
    });
  }

  /** Path, query and fragment of the address. */
  path(): Promise<string> {
    return this.run(() => location.pathname + location.search + location.hash);
  }

  async isAt(address: string | RegExp): Promise<void> {
    await this.until(`the address ${address.toString()}`, async () => {
      const path = await this.path();
      return typeof address === 'string' ? path === address : address.test(path);
    });
  }

  async sees(target: Target, atLeast = 1): Promise<void> {
    const what = `to see ${atLeast} of ${JSON.stringify(target)}`;
    await this.until(what, async () => (await this.count(target)) >= atLeast);
  }

  async seesNo(target: Target): Promise<void> {
    await this.until(`to see no ${JSON.stringify(target)}`, async () => (await this.count(target)) === 0);
  }

  async count(target: Target): Promise<number> {
    return (await this.on(target, (found) => found.length)) ?? 0;
  }

  /** What a function in the page says of the first one, once there is one. */
  async read<Result>(target: Target, inPage: (first: HTMLElement) => Result): Promise<Result> {
    await this.sees(target);
    const script = `${NAME_HELPER}; return (${inPage.toString()})((${find.toString()})(arguments[0])[0])`;
    return (await this.browser.send('execute', { script, args: [target] })) as Result;
  }

  text(target: Target): Promise<string> {
    return this.read(target, (first) => (first.textContent ?? '').replace(/\s+/g, ' ').trim());
  }

  /** Clicks the first one once it can be clicked and stands still: what is above it may only now be rendered. */
  async click(target: Target): Promise<void> {
    let before = Number.NaN;
    await this.until(`to click ${JSON.stringify(target)}`, async () => {
      const found = await this.on(target, ([first]) => {
        first?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const isReady = first !== undefined && !first.matches(':disabled, [aria-disabled="true"]');
        return [isReady ? first : null, first?.getBoundingClientRect().top ?? 0] as const;
      });
      // A page that is being left returns nothing.
      const [element, top] = found ?? [null, Number.NaN];
      // Centring it again may move it by a fraction of a pixel, back and forth.
      const isStill = Math.abs(top - before) < 1.5;
      before = top;
      if (element === null || !isStill) return false;
      // A click of WebKit meets what stood there before the last scrolling until that is painted.
      await this.nextFrame();
      await this.browser.send('click', { id: idOf(element) });
      return true;
    });
  }

  /** Types into the first one, in the place of what it had; `shown` is what the field makes of it. */
  async fill(target: Target, text: string, shown = text): Promise<void> {
    // The hydrated form replaces the server's markup on the visitor's first interaction.
    await this.click(target);
    await this.until(`${JSON.stringify(target)} to hold ${shown}`, async () => {
      const field = await this.on(target, ([first]) => {
        if (first instanceof HTMLInputElement) first.select();
        return first ?? null;
      });
      if (field === null) return false;
      await this.browser.send('keys', { id: idOf(field), text });
      return (await this.read(target, (first) => (first as HTMLInputElement).value)) === shown;
    });
  }

  async press(value: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    await this.browser.send('press', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Does something in a frame of the page. */
  async inFrame(target: Target, act: () => Promise<void>): Promise<void> {
    await this.sees(target);
    await this.browser.send('frame', { id: await this.on(target, ([first]) => first ?? null) });
    try {
      await act();
    } finally {
      await this.browser.send('frame', { id: null });
    }
  }

  private async on<Result>(target: Target, inPage: (found: HTMLElement[]) => Result): Promise<Result | null> {
    const script = `${NAME_HELPER}; return (${inPage.toString()})((${find.toString()})(arguments[0]))`;
    return (await this.browser.send('execute', { script, args: [target] })) as Result | null;
  }
}

/** WebDriver gives an element as an object with one entry. */
function idOf(element: unknown): string {
  return String(Object.values(element as Record<string, string>)[0]);
}
