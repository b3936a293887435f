import type { Page } from '@playwright/test';
import { fieldMessage, freshEmail } from './entrance';
import { address, expect, expectAccessible, inBothLanguages, signIn, test, texts } from './fixtures';

interface Entry {
  event?: string;
  code?: string;
}

const promoEvents = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: Entry[] }).dataLayer ?? []).filter(
      ({ event }) => event === 'promocode-not-found',
    ),
  );

inBothLanguages((locale) => {
  const { auth, offers, popups } = texts[locale];

  test(`R-OFFER-06 to R-OFFER-09 a player's promo code (${locale}): wrong, right, used; no popup on the deposit page`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player({ balance: 10 }));
    await page.goto(address(locale, '/profile/bonuses'));
    const main = page.getByRole('main');
    const field = main.locator('input[name="promo_code"]');
    await field.fill('NOSUCH');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    // The operator's own words, not the built-in ones.
    expect(await fieldMessage(field)).not.toContain(offers.promoCode.errors.not_found);
    expect(await promoEvents(page)).toEqual([{ event: 'promocode-not-found', code: 'not_found' }]);
    await expect(field).toHaveValue('NOSUCH');
    await expectAccessible(page);

    await field.fill('summer50');
    await field.press('Enter');
    const popup = page.getByRole('dialog', { name: popups.promoCode.title });
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(1);

    await page.goto(address(locale, '/cashier/deposit'));
    await main.getByRole('button', { name: offers.promoCode.open }).click();
    await field.fill('SUMMER50');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('KICKOFF');
    await field.press('Enter');
    await expect(main.getByText(offers.promoCode.doneBonuses)).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(`R-OFFER-06, R-OFFER-10 a guest's code (${locale}) is checked, and activated by the registration`, async ({
    page,
  }) => {
    await page.goto(address(locale, '/offers/16'));
    const main = page.getByRole('main');
    await main.getByRole('button', { name: offers.buttons.promo_code }).click();
    const field = main.locator('input[name="promo_code"]');
    await expect(field).toBeFocused();
    await field.fill('WINTER24');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('SUMMER50');
    await field.press('Enter');
    await main.getByRole('button', { name: offers.promoCode.register }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name="email"]').fill(freshEmail());
    await dialog.locator('input[name="password"]').fill('Secret123');
    await dialog.locator('input[name="terms"]').check();
    await dialog.getByRole('button', { name: auth.register }).click();
    await expect(dialog.getByRole('heading', { name: popups.promoCode.title })).toBeVisible();
    await dialog.getByRole('link', { name: popups.promoCode.toBonuses }).click();
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(1);
  });

  test(`R-OFFER-01 to R-OFFER-04 offers (${locale}): the list, one of them, into the deposit, and one taken`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player({ balance: 10 }));
    await page.goto(address(locale, '/offers/12'));
    const main = page.getByRole('main');
    await expect(main.getByText(offers.steps.deposit)).toBeVisible();
    await expectAccessible(page);
    await main.locator(`a[href="${address(locale, '/cashier/deposit')}?offer=12"]`).click();
    await expect(page).toHaveURL(/\/cashier\/deposit\?offer=12$/);

    await page.goto(address(locale, '/offers/15'));
    // A player's click takes it: one before it is known who is here gets the player's button.
    await expect(page.getByTestId('balance')).toBeVisible();
    await main.getByRole('button').first().click();
    await expect(main.getByText(offers.takenText)).toBeVisible();
  });

  test(`R-OFFER-11 a campaign popup (${locale}) is shown for real and as a preview`, async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${address(locale, '/promotions')}?popup=summer&a=1`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toBeVisible();
    await expect(dialog.getByText(popups.campaign.preview)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/promotions\?a=1$/);
    await page.goto(`${address(locale, '/promotions')}?popup=lanterns#popup-preview`);
    await expect(dialog.getByText(popups.campaign.preview)).toBeVisible();
    const requested = (await sandbox.log('popups.get')).map(({ query }) => query);
    expect(requested).toContainEqual({ v: '2.34', locale, sysname: 'lanterns', preview: '1' });
    expect(requested).toContainEqual({ v: '2.34', locale, sysname: 'summer' });
  });
});
