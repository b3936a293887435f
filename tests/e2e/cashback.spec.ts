import {
  address,
  expect,
  expectAccessible,
  expectQuiet,
  inBothLanguages,
  signIn,
  test,
  texts,
} from './fixtures';

inBothLanguages((locale) => {
  const { errors, popups, rewards } = texts[locale];
  const { cashback } = rewards;

  test(`R-CBACK-04 to R-CBACK-08 the unseen cashback (${locale}) shows once, and says in place what failed`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ balance: 10, cashback: 15 });
    await signIn(page, player);
    await page.goto(address(locale, '/offers'));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^15\s€$/)).toBeVisible();
    await sandbox.fault({
      side: 'platform',
      target: 'cashbacks.payout',
      kind: 'exception',
      type: 'BillingUnavailableException',
      times: 1,
      uid: player.uid,
    });
    await dialog.getByRole('button', { name: popups.cashback.take }).click();
    await expect(dialog.getByRole('alert')).toHaveText(errors.BillingUnavailableException);
    const stored = page.waitForResponse((response) => response.url().includes('storage.set'));
    await page.keyboard.press('Escape');
    await stored;
    const requested = page.waitForResponse((response) => response.url().includes('storage.get?'));
    await page.goto(address(locale, '/tournaments'));
    await requested;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectQuiet(page);
    await expect(dialog).toHaveCount(0);
  });

  test(`R-PROF-14, R-CBACK-01, R-CBACK-02, R-CBACK-03 a cashback (${locale}) is given up after a question; another one is taken`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player({ balance: 10, cashback: 15 }));
    await page.goto(address(locale, '/profile/cashback'));
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: cashback.remove.button })).toBeVisible();
    await expectAccessible(page);
    const question = page.getByRole('alertdialog');
    await main.getByRole('button', { name: cashback.remove.button }).click();
    await expect(question.getByText(/15\s€/)).toBeVisible();
    await question.getByRole('button', { name: cashback.remove.button }).click();
    await expect(main.getByText(cashback.none)).toBeVisible();

    // A page of the player before would notice the other one, and reload by itself meanwhile.
    await page.goto('about:blank');
    await signIn(page, await sandbox.player({ balance: 10, cashback: 7.5 }));
    await page.goto(address(locale, '/profile/cashback'));
    await main.getByRole('button', { name: cashback.payout.button }).click();
    await expect(main.getByText(cashback.state.paidOut, { exact: true })).toBeVisible();
    await expect(page.getByTestId('balance')).toHaveText(/^17\.50\s€$/);
  });
});
