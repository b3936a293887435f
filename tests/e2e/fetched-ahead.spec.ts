import { address, expect, inBothLanguages, test } from './fixtures';

const PAUSE_MS = 500;

inBothLanguages((locale) => {
  test(`R-ROUTE-31 a page (${locale}) that was prefetched opens without a further request for itself`, async ({
    page,
  }) => {
    await page.goto(address(locale, '/'));
    await page.waitForLoadState('networkidle');
    const hall = address(locale, '/gamehall');
    const link = page.locator(`a[href="${hall}"]`).filter({ visible: true }).first();
    const data = page.waitForResponse((response) =>
      Boolean(response.request().headers()['next-router-segment-prefetch']?.endsWith('__PAGE__')),
    );
    await link.focus();
    expect((await data).status()).toBe(200);
    await (await data).finished();
    // The router reads what has come a moment later; a click before that requests the page itself.
    await page.waitForTimeout(PAUSE_MS);
    const requested: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.searchParams.has('_rsc') && url.pathname === hall) requested.push(url.pathname);
    });
    await link.press('Enter');
    await page.waitForURL(`**${hall}`);
    await expect(page.locator('main [data-tile] a')).toHaveCount(24);
    expect(requested).toEqual([]);
  });
});
