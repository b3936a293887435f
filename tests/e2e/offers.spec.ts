import { address, expect, signIn, test } from './fixtures';

test('R-OFFER-03 the offers of a player take their places without moving anything', async ({
  page,
  sandbox,
}) => {
  await signIn(page, await sandbox.player({ balance: 10 }));
  await page.goto(address('en', '/offers'));
  await expect(page.getByTestId('balance')).toBeVisible();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + shift.value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(page.getByTestId('balance')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shift).toBeLessThan(0.01);
});
