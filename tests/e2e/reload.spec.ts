import { countDocuments, expect, test, texts } from './fixtures';

test.skip(({ isMobile }) => isMobile, 'nothing here depends on the screen');

const { common, layout } = texts.en;

test('R-GUARD-21 an answer that is no page, in the middle of a visit, leads to a full load', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/500/);
  await page.goto('/');
  await page.route(/_rsc=/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  const documents = countDocuments(page);
  await page.getByRole('contentinfo').getByRole('link', { name: layout.defaultMenu.jackpots }).click();
  await expect(page).toHaveURL(/\/jackpots$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents()).toBe(1);
});

test('R-ERR-13, R-SW-03, R-SW-04 code that a newer build replaced is fetched by one reload; code that stays away makes no loop', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /chunk/i);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  let isGone = true;
  await page.route(/\/_next\/static\/chunks\//, (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  const documents = countDocuments(page);
  const register = page.getByRole('banner').getByRole('button', { name: common.register });
  const dialog = page.getByRole('dialog');
  await Promise.all([page.waitForEvent('load'), register.click()]);
  expect(documents()).toBe(1);
  // The reloaded page finds none of its code either: it stays as it is, readable.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);

  isGone = false;
  await page.reload();
  await register.click();
  await expect(dialog).toBeVisible();
  expect(documents()).toBe(2);
});
