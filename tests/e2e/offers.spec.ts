import type { Route } from '@playwright/test';
import { address, expect, expectAccessible, inBothLanguages, signIn, test, texts } from './fixtures';

interface OffersResponse {
  data: { items: { trigger: { user_satisfies_params: boolean } }[] };
}

declare global {
  interface Window {
    shifts: number[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** The platform's response with the first offers closed to the player, or all of them. */
async function withClosedOffers(route: Route, count?: number) {
  const response = await route.fetch();
  const json = (await response.json()) as OffersResponse;
  for (const { trigger } of json.data.items.slice(0, count)) trigger.user_satisfies_params = false;
  return { response, json };
}

inBothLanguages((locale) => {
  test(`R-OFFER-01 an offer (${locale}) leads to its list and to others, never to itself`, async ({
    page,
  }) => {
    const { allOffers, moreOffers } = texts[locale].offers;
    await page.goto(address(locale, '/offers'));
    await page.getByRole('main').getByRole('article').nth(1).getByRole('link').first().click();
    await page.waitForURL(/\/offers\/[^/]+$/);
    const own = new URL(page.url()).pathname;
    await expect(page.getByRole('heading', { name: moreOffers })).toBeVisible();
    const others = page.getByRole('main').getByRole('article').getByRole('link');
    const leads = await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(leads.length).toBeGreaterThan(1);
    expect(leads).not.toContain(own);
    await expectAccessible(page);
    // Whoever signs up from here begins with this offer.
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('main').getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(texts[locale].auth.offers.legend).click();
    await expect(dialog.getByRole('radio', { name })).toBeChecked();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: allOffers }).click();
    await page.waitForURL((url) => url.pathname === address(locale, '/offers'));
  });

  test(`R-OFFER-03 (${locale}) an offer that is closed to a player says so, without the way to get it`, async ({
    page,
    sandbox,
  }) => {
    const { whatToDo, unavailable } = texts[locale].offers;
    await page.goto(address(locale, '/offers'));
    const lead = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    const offer = (await lead.getAttribute('href')) ?? '';
    await page.goto(offer);
    await expect(page.getByRole('heading', { name: whatToDo })).toBeVisible();
    await page.route(/\/api\/campaigns\.getoffers/i, async (route) => {
      await route.fulfill(await withClosedOffers(route));
    });
    await page.goto('about:blank');
    await signIn(page, await sandbox.player({ balance: 10 }));
    await page.goto(offer);
    await expect(page.getByText(unavailable).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: whatToDo })).toBeHidden();
    await expectAccessible(page);
  });

  test(`R-OFFER-03 (${locale}) a player's offers take their places without moving anything`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player({ balance: 10 }));
    await page.goto(address(locale, '/offers'));
    await expect(page.getByTestId('balance')).toBeVisible();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        // As in the metric itself, what follows an input does not count.
        for (const entry of list.getEntries() as LayoutShift[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
      // On a busy machine the wait would be over before the response is let through.
      const longWait = new CSSStyleSheet();
      longWait.replaceSync('main ul { --wait: 60s !important; }');
      document.adoptedStyleSheets = [longWait];
    });
    let respond = () => {};
    const responds = new Promise<void>((resolve) => (respond = resolve));
    // The first offer, for a deposit, is closed to this player.
    await page.route(/\/api\/campaigns\.getoffers/i, async (route) => {
      const closed = await withClosedOffers(route, 1);
      await responds;
      await route.fulfill(closed);
    });
    await page.reload();
    await expect(page.getByTestId('balance')).toBeVisible();
    const offers = page.getByRole('main').locator('li > article');
    const all = await offers.count();
    expect(all).toBeGreaterThan(1);
    await expect(offers.first()).toBeHidden();
    const shift = () => page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0));
    const before = await shift();
    // Typefaces that come late may wrap a title.
    expect(before).toBeLessThan(0.05);
    respond();
    await expect(offers.first()).toBeVisible();
    expect(await offers.count()).toBeLessThan(all);
    expect((await shift()) - before).toBeLessThan(0.01);
  });
});
