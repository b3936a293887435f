import { address, expect, inBothLanguages, test } from './fixtures';

inBothLanguages((locale) => {
  test(`R-ROUTE-31 a page (${locale}) that was fetched ahead opens without asking for anything of itself`, async ({
    page,
  }) => {
    await page.goto(address(locale, '/'));
    await page.waitForLoadState('networkidle');
    const hall = address(locale, '/gamehall');
    const link = page.locator(`a[href="${hall}"]`).filter({ visible: true }).first();
    const data = page.waitForResponse((answer) =>
      Boolean(answer.request().headers()['next-router-segment-prefetch']?.endsWith('__PAGE__')),
    );
    await link.focus();
    expect((await data).status()).toBe(200);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.searchParams.has('_rsc') && url.pathname === hall) asked.push(url.pathname);
    });
    await link.press('Enter');
    await page.waitForURL(`**${hall}`);
    await expect(page.locator('main [data-tile] a')).toHaveCount(24);
    expect(asked).toEqual([]);
  });
});
