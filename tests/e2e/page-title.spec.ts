import type { Page } from '@playwright/test';
import { address, expect, LOCALES, test } from './fixtures';

const NAVIGATIONS = 100;
const SLOWDOWN = 6;
const PATHS = [
  '/offers',
  '/loyalty',
  '/loyalty/club',
  '/promotions',
  '/tournaments',
  '/winners',
  '/jackpots',
  '/loyalty/shop',
  '/support',
  '/terms',
];

interface Watched {
  /** Addresses at which the document had no title for a moment. */
  gaps: string[];
  said: string[];
}

/** Notes each moment without a title, and all that is announced. */
function watch(): void {
  const watched: Watched = { gaps: [], said: [] };
  Object.assign(window, { watched });
  const look = () => {
    if (document.body && document.title === '') watched.gaps.push(location.pathname);
    const region = document.querySelector('next-route-announcer')?.shadowRoot?.firstElementChild;
    if (!region || region.hasAttribute('data-watched')) return;
    region.setAttribute('data-watched', '');
    new MutationObserver(() => watched.said.push(region.textContent ?? '')).observe(region, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

const watched = (page: Page) => page.evaluate(() => Reflect.get(window, 'watched') as Watched);

/** Follows a link of the site. */
function follow(page: Page, href: string): Promise<void> {
  return page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    link.dataset['soft'] = '';
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

for (const locale of LOCALES) {
  test(`on a slow device (${locale}) no soft navigation leaves the document without a title, and each is announced by its own`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'nothing here depends on the screen');
    test.setTimeout(600_000);
    const titles = new Map<string, string>();
    for (const path of PATHS) {
      const html = await (await page.request.get(address(locale, path))).text();
      const written = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      titles.set(
        path,
        await page.evaluate((text) => {
          const area = document.createElement('textarea');
          area.innerHTML = text;
          return area.value;
        }, written),
      );
    }
    await page.addInitScript(watch);
    await page.goto(address(locale, '/'));
    await page.waitForLoadState('networkidle');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    for (let count = 0; count < NAVIGATIONS; count += 1) {
      const path = PATHS[count % PATHS.length] ?? '/';
      await follow(page, address(locale, path));
      await page.waitForURL(`**${address(locale, path)}`);
      await expect.poll(async () => (await watched(page)).said.at(-1)).toBe(titles.get(path));
      await expect(page).toHaveTitle(titles.get(path) ?? '');
    }
    const { gaps, said } = await watched(page);
    expect(gaps).toEqual([]);
    expect(new Set(said)).toEqual(new Set(titles.values()));
  });
}
