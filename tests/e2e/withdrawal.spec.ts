import {
  address,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  inBothLanguages,
  test,
  texts,
} from './fixtures';
import {
  BROKEN,
  chooseWithdrawal,
  dropResponse,
  expectBalanced,
  fillWallet,
  payer,
  submit,
} from './payments';

inBothLanguages((locale) => {
  const { cashier, errors } = texts[locale];

  test(`R-CASH-03 (${locale}): requested, followed while pending, and cancelled after a question`, async ({
    page,
    sandbox,
  }) => {
    const player = await payer(page, sandbox);
    const form = await chooseWithdrawal(page, locale);
    await fillWallet(form, player, '120');
    await submit(form).click();
    const tracker = page.getByRole('region', { name: cashier.track.title });
    await expect(tracker.getByText(cashier.track.next.pending)).toBeVisible();
    await expect(tracker.locator('[aria-current="step"]')).toContainText(cashier.track.review);
    await expect(page.getByTestId('balance')).toHaveText('380 €');
    await expectBalanced(sandbox, player, 380);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await tracker.getByRole('button', { name: cashier.withdraw.cancel }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(cashier.withdraw.cancelTitle);
    expect((await sandbox.ledger(player.login)).payments.map(({ status }) => status)).toEqual(['pending']);
    await question.getByRole('button', { name: cashier.withdraw.cancelConfirm }).click();
    await expect(tracker.getByText(cashier.track.next.cancelled)).toBeVisible();
    await expect(page.getByTestId('balance')).toHaveText('500 €');
    await expectBalanced(sandbox, player, 500);
  });

  test(`R-CASH-03 (${locale}): lost responses of a withdrawal and of its cancellation are looked up, the requests not repeated`, async ({
    page,
    sandbox,
    expectedErrors,
  }) => {
    expectedErrors.push(BROKEN);
    const player = await payer(page, sandbox);
    const form = await chooseWithdrawal(page, locale);
    await fillWallet(form, player, '50');
    await page.route('**/api/cashier.makewithdrawal*', dropResponse);
    await submit(form).click();
    const tracker = page.getByRole('region', { name: cashier.track.title });
    await expect(tracker.getByText(cashier.track.next.pending)).toBeVisible();
    expect(await sandbox.sent('cashier.makewithdrawal', player.email)).toHaveLength(1);
    await expectBalanced(sandbox, player, 450);

    const [made] = (await sandbox.ledger(player.login)).payments;
    await page.route('**/api/cashier.cancelwithdrawal*', dropResponse);
    await tracker.getByRole('button', { name: cashier.withdraw.cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: cashier.withdraw.cancelConfirm }).click();
    await expect(tracker.getByText(cashier.track.next.cancelled)).toBeVisible();
    const calls = await sandbox.log('cashier.cancelwithdrawal');
    expect(calls.filter(({ body }) => body.id === String(made?.id))).toHaveLength(1);
    await expectBalanced(sandbox, player, 500);
  });

  test(`R-CASH-22, R-KYC-06 (${locale}): an identity check that blocks is reported with the next step, the form stays filled`, async ({
    page,
    sandbox,
  }) => {
    const player = await payer(page, sandbox, { isKycBlocked: true });
    const form = await chooseWithdrawal(page, locale);
    await fillWallet(form, player, '60');
    await submit(form).click();
    await expect(page.getByRole('dialog')).toContainText(errors.KycWithdrawalException);
    await page.keyboard.press('Escape');
    await expect(form.getByRole('alert')).toContainText(errors.KycWithdrawalException);
    await expect(form.getByRole('link', { name: cashier.next.verification })).toHaveAttribute(
      'href',
      address(locale, '/profile/verification'),
    );
    await expect(form.locator('input[name="amount"]')).toHaveValue('60');
    expect(await sandbox.sent('cashier.makewithdrawal', player.email)).toHaveLength(1);
    await expectBalanced(sandbox, player, 500);
  });

  test(`R-CASH-03, R-CASH-22 (${locale}): two tabs take out once; what is gone meanwhile is reported, the form stays filled`, async ({
    page,
    context,
    sandbox,
  }) => {
    const player = await payer(page, sandbox);
    const other = await context.newPage();
    const form = await chooseWithdrawal(page, locale);
    const late = await chooseWithdrawal(other, locale);
    for (const each of [form, late]) await fillWallet(each, player, '200');
    await Promise.all(
      [form, late].map((each) => submit(each).evaluate((button: HTMLButtonElement) => button.click())),
    );
    // One sends. The other waits for it, and asks before the same goes out once more.
    await expect.poll(async () => (await sandbox.ledger(player.login)).payments.length).toBe(1);
    await expectBalanced(sandbox, player, 300);
    await other.close();

    // Meanwhile money is taken out on another device.
    const second = await chooseWithdrawal(page, locale);
    await expect(page.getByTestId('balance')).toHaveText('300 €');
    await fillWallet(second, player, '250');
    const elsewhere = await page.request.post('/api/cashier.makewithdrawal?v=2.34&locale=en', {
      multipart: {
        method: 'wallet',
        amount: '100',
        requisites: JSON.stringify({ wallet_email: player.email }),
      },
    });
    expect(((await elsewhere.json()) as { error: unknown }).error).toBeNull();
    await submit(second).click();
    await expect(second.getByText(cashier.fundsShort)).toBeVisible();
    await expect(second.locator('input[name="amount"]')).toHaveValue('250');
    expect((await sandbox.ledger(player.login)).payments).toHaveLength(2);
    await expectBalanced(sandbox, player, 200);
  });

  test(`R-CASH-23 (${locale}): a status of the platform's own and long facts fit the narrowest screen`, async ({
    page,
    sandbox,
  }) => {
    await payer(page, sandbox);
    const status = 'waiting_for_manual_approval_by_the_second_line_of_compliance';
    const record = { method: 'bank', type: 'withdrawal', created_at: '2026-11-20T10:00:00Z' };
    const items = [
      { ...record, id: '9'.repeat(64), status, amount: { amount: -20, currency: 'EUR' } },
      {
        ...record,
        id: 2,
        status: '',
        amount: { amount: 123_456_789_012.34, currency: 'EUR' },
        requisites: status,
      },
      { ...record, id: 3, status: 'pending', amount: null, created_at: 'soon', method: status },
    ];
    await page.route('**/api/cashier.gethistory*', (route) =>
      route.fulfill({ json: { data: { items, total: items.length }, error: null } }),
    );
    for (const path of ['/cashier/withdraw', '/cashier/history?tab=withdrawal', '/cashier/wallet']) {
      await page.goto(address(locale, path));
      await expect(page.getByRole('main').getByText(status).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });

  test(`R-VAL-02 (${locale}): not more than is there, and no hostile sum`, async ({ page, sandbox }) => {
    const player = await payer(page, sandbox);
    const form = await chooseWithdrawal(page, locale);
    const amount = form.locator('input[name="amount"]');
    for (const sum of ['501', '9', '-20', '2e1', '20.00', '1'.repeat(400)]) {
      await fillWallet(form, player, sum);
      await amount.press('Enter');
      await expect(amount, sum).toHaveAttribute('aria-invalid', 'true');
    }
    expect(await sandbox.sent('cashier.makewithdrawal', player.email)).toHaveLength(0);
  });
});
