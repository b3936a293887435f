import type { Page } from '@playwright/test';
import {
  address,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectQuiet,
  inBothLanguages,
  test,
  texts,
} from './fixtures';
import { submitLogin } from './entrance';
import { BROKEN, dropResponse, expectBalanced, fillWallet, openForm, payer, submit } from './payments';

/** None of these is a sum of whole euros within the bounds. */
const HOSTILE = [
  '0',
  '-50',
  '5e2',
  '1e400',
  '12.5',
  '20 €',
  ' ',
  'fifty',
  '0x32',
  '٢٠',
  '9'.repeat(400),
  '4',
  '2501',
];

inBothLanguages((locale) => {
  const { cashier, system } = texts[locale];

  test(`a session lost in the middle (${locale}): signing in again stays, keeps what was typed, and sends it once`, async ({
    page,
    sandbox,
  }) => {
    const player = await payer(page, sandbox);
    const form = await openForm(page, locale, '/cashier/deposit/wallet');
    await fillWallet(form, player, '40');
    const opened = page.url();
    // A read that is still to come would notice the loss first, and its sign-in dialog would cover the button.
    await expectQuiet(page);
    await sandbox.endSessions(player.login);
    await submit(form).click();
    const dialog = page.getByRole('dialog');
    await submitLogin(dialog, player.login, player.password);
    await expect(dialog).toBeHidden();
    await expect(page.getByTestId('balance')).toHaveText('500 €');
    expect(page.url()).toBe(opened);
    await expect(form.locator('input[name="amount"]')).toHaveValue('40');
    await expect(form.locator('input[name="wallet_email"]')).toHaveValue(player.email);
    expect((await sandbox.ledger(player.login)).payments).toHaveLength(0);
    await submit(form).click();
    await expect.poll(async () => (await sandbox.ledger(player.login)).payments.length).toBe(1);
  });

  test(`R-SOC-04 the backUrl of a deposit (${locale}) is the payment's own: nobody is led away or signed in again`, async ({
    page,
    sandbox,
  }) => {
    const player = await payer(page, sandbox);
    const target = address(locale, '/offers');
    await page.goto(target);
    // A social sign-in that was begun and given up has nothing to do with it.
    await page.evaluate(() =>
      localStorage.setItem(
        'social_sign_in',
        JSON.stringify({ mode: 'popup', type: 'authorization', at: Date.now() }),
      ),
    );
    const query = `backUrl=${encodeURIComponent(target)}`;
    await openForm(page, locale, `/cashier/deposit/card?${query}`);
    await page.getByRole('list', { name: cashier.method.label }).locator('a[href*="/wallet"]').click();
    await expect(page).toHaveURL((url) => url.pathname === address(locale, '/cashier/deposit/wallet'));
    expect(new URL(page.url()).searchParams.get('backUrl')).toBe(target);
    const form = page.locator('main form');
    await expect(form.locator('input[name="wallet_email"]')).toBeVisible();
    const events = await page.evaluate(() => (window.dataLayer ?? []).map((entry) => Object(entry).event));
    expect(events.filter((event) => event === 'login')).toEqual([]);
    await fillWallet(form, player, '40');
    await submit(form).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('betting_back_pay_success_key')))
      .toBe(target);
  });

  test(`without a connection (${locale}) a deposit says so, is not sent, and is not sent by itself on reconnect`, async ({
    page,
    context,
    sandbox,
    expectedErrors,
  }) => {
    expectedErrors.push(BROKEN);
    const player = await payer(page, sandbox);
    const form = await openForm(page, locale, '/cashier/deposit/wallet');
    await fillWallet(form, player, '40');
    await expectQuiet(page);
    await context.setOffline(true);
    await submit(form).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await expect(submit(form)).not.toHaveAttribute('aria-busy', 'true');
    await context.setOffline(false);
    await expectQuiet(page);
    await expect(form.locator('input[name="amount"]')).toHaveValue('40');
    expect((await sandbox.ledger(player.login)).payments).toHaveLength(0);
  });

  test(`R-CASH-02, R-CASH-17 card (${locale}): the payment page in this window, and back with the money`, async ({
    page,
    sandbox,
  }) => {
    const player = await payer(page, sandbox);
    const form = await openForm(page, locale, '/cashier/deposit/card');
    await form.getByRole('button', { name: /^50/ }).click();
    await form.locator('input[name="card_number"]').fill('4242424242424242');
    await expect(form.locator('input[name="card_number"]')).toHaveValue('4242 4242 4242 4242');
    await form.locator('input[name="card_holder"]').fill('Ann Lee');
    await submit(form).click();
    await page.waitForURL('**/platform/pay/**');
    await page.locator('button[value="succeed"]').click();
    await page.waitForURL(`**${address(locale, '/cashier/paysuccess/')}*`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(cashier.status.success)).toBeVisible();
    await expect(page.getByTestId('balance')).toHaveText('550 €');
    await expectBalanced(sandbox, player, 550);
    await expectAccessible(page);

    // Back to the payment side, which knows that it is paid; forward and reloaded: nothing is paid twice.
    const result = page.url();
    for (const move of [() => page.goBack(), () => page.reload()]) {
      await move();
      await page.waitForURL(result);
      await expect(page.getByText(cashier.status.success)).toBeVisible();
    }
    expect((await sandbox.ledger(player.login)).payments).toHaveLength(1);
    await expectBalanced(sandbox, player, 550);
  });

  test(`R-CASH-17 bank (${locale}): a posted form, a payment that fails, and a page that says so`, async ({
    page,
    sandbox,
  }) => {
    const player = await payer(page, sandbox);
    const form = await openForm(page, locale, '/cashier/deposit/bank');
    await form.locator('input[name="amount"]').fill('1,000');
    await form.locator('select').selectOption('3');
    await submit(form).click();
    await page.waitForURL('**/platform/pay/**');
    expect(page.url()).not.toContain('token');
    await page.locator('button[value="fail"]').click();
    await page.waitForURL(`**${address(locale, '/cashier/payfail/')}*`);
    await expect(page.getByText(cashier.status.declined)).toBeVisible();
    const [payment] = (await sandbox.ledger(player.login)).payments;
    await page.goto(address(locale, `/cashier/paysuccess/${payment?.id}`));
    await page.waitForURL(`**${address(locale, `/cashier/payfail/${payment?.id}`)}`);
    await expectBalanced(sandbox, player, 500);
  });

  test(`R-CASH-17 e-wallet (${locale}): a window of its own, and this page knows when it is paid`, async ({
    page,
    sandbox,
  }) => {
    const player = await payer(page, sandbox);
    const form = await openForm(page, locale, '/cashier/deposit/wallet');
    await fillWallet(form, player, '20');
    const [popup] = await Promise.all([page.waitForEvent('popup'), submit(form).click()]);
    await page.waitForURL(`**${address(locale, '/cashier/paynewwindow')}?id=*`);
    await popup.locator('button[value="succeed"]').click();
    await page.waitForURL(`**${address(locale, '/cashier/paysuccess/')}*`);
    await expect.poll(async () => (await sandbox.ledger(player.login)).balance).toBe(52_000);
    await expectBalanced(sandbox, player, 520);
  });

  test(`R-CASH-17, R-LAY-05 (${locale}): on the phone, paid late, and cancelled`, async ({
    page,
    sandbox,
  }) => {
    // The sandbox has one clock: a payment made while another test has it put forward is paid that much later.
    test.slow();
    const player = await payer(page, sandbox);
    let form = await openForm(page, locale, '/cashier/deposit/mobile');
    await form.locator('input[name="amount"]').fill('10');
    await expect(form.locator('select[name="phone_country_code"]')).toHaveValue('FR');
    await form.locator('input[type="tel"]').fill('+33612345678');
    await submit(form).click();
    await page.waitForURL(`**${address(locale, '/cashier/paymobile')}?id=*`);
    // Confirmed on the phone: this page notices by itself.
    await sandbox.later(30_000, () => page.waitForURL(`**${address(locale, '/cashier/paysuccess/')}*`));
    await expectBalanced(sandbox, player, 510);
    form = await openForm(page, locale, '/cashier/deposit/bank');
    await form.locator('input[name="amount"]').fill('40');
    await form.locator('select').selectOption('2');
    await submit(form).click();
    await page.locator('button[value="late"]').click();
    await page.waitForURL(`**${address(locale, '/cashier/paypending/')}*`);
    await expect(page.getByText(cashier.status.pending, { exact: true })).toBeVisible();
    const id = page.url().split('/').at(-1);
    await sandbox.later(20_000, () => page.waitForURL(`**${address(locale, `/cashier/paysuccess/${id}`)}`));
    await expectBalanced(sandbox, player, 550);
    form = await openForm(page, locale, '/cashier/deposit/bank');
    await form.locator('input[name="amount"]').fill('60');
    await form.locator('select').selectOption('2');
    await submit(form).click();
    await page.locator('button[value="cancel"]').click();
    await page.waitForURL(`**${address(locale, '/cashier/paycancel')}`);
    await expectBalanced(sandbox, player, 550);
    const { payments } = await sandbox.ledger(player.login);
    expect(payments.map(({ amount, status }) => [amount, status])).toEqual([
      [1000, 'success'],
      [4000, 'success'],
      [6000, 'cancelled'],
    ]);
  });

  test(`R-CASH-17 (${locale}): a number that is none of the player's payments shows the page, which says so`, async ({
    page,
    sandbox,
  }) => {
    await payer(page, sandbox);
    await page.goto(address(locale, '/cashier/paysuccess/1'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(system.paySuccess.title);
    await expect(page.getByText(cashier.result.foreign)).toBeVisible();
  });

  test(`R-VAL-02, R-CASH-07 (${locale}): a hostile sum is refused with the bounds, and never sent`, async ({
    page,
    sandbox,
  }) => {
    const player = await payer(page, sandbox);
    const form = await openForm(page, locale, '/cashier/deposit/wallet');
    const amount = form.locator('input[name="amount"]');
    for (const sum of HOSTILE) {
      await fillWallet(form, player, sum);
      await amount.press('Enter');
      await expect(amount, sum).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(form).toContainText('2,500 €');
    expect(await sandbox.sent('cashier.makedeposit', player.email)).toHaveLength(0);
    await expectNoSidewaysScroll(page);
  });

  test(`R-CASH-08, R-OFFER-03 (${locale}): the offer of the address is chosen, and goes with the deposit`, async ({
    page,
    sandbox,
  }) => {
    const player = await payer(page, sandbox);
    const form = await openForm(page, locale, '/cashier/deposit/crypto?offer=12');
    // One line names the chosen one, and opens to the others.
    await form.locator('summary').click();
    const offers = form.getByRole('group', { name: cashier.offer.title });
    await expect(offers.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(offers.getByRole('radio').first()).not.toBeChecked();
    await expect(offers.getByText(cashier.offer.excluded)).toHaveCount(1);
    await form.locator('input[name="amount"]').fill('40');
    await form.locator('select').selectOption('eth');
    await expectAccessible(page);
    await submit(form).click();
    await page.waitForURL(`**${address(locale, '/cashier/paypending/')}*`);
    expect((await sandbox.ledger(player.login)).payments.map(({ offer }) => offer)).toEqual([12]);
  });

  test(`R-CASH-22 (${locale}): bounds that changed since the page was rendered are shown, and the form stays filled`, async ({
    page,
    sandbox,
  }) => {
    const player = await payer(page, sandbox);
    const form = await openForm(page, locale, '/cashier/deposit/voucher');
    await form.locator('input[name="amount"]').fill('200');
    await form.locator('input[name="voucher_code"]').fill('1234123412341234');
    await sandbox.depositBounds('voucher', { min: 10, max: 150 });
    try {
      await submit(form).click();
      await expect(form.getByText(cashier.boundsChanged)).toBeVisible();
      await expect(form.locator('input[name="amount"]')).toHaveValue('200');
      await form.locator('input[name="amount"]').fill('150');
      await expect(form).toContainText('150 €');
      await submit(form).click();
      await page.waitForURL(`**${address(locale, '/cashier/paysuccess/')}*`);
    } finally {
      await sandbox.depositBounds('voucher', { min: 10, max: 250 });
    }
    await expectBalanced(sandbox, player, 650);
  });

  test(`R-CASH-02 (${locale}): a lost response is looked up, over a reload and in another tab, and the request never sent again`, async ({
    page,
    context,
    sandbox,
    expectedErrors,
  }) => {
    expectedErrors.push(BROKEN);
    const player = await payer(page, sandbox);
    const form = await openForm(page, locale, '/cashier/deposit/wallet');
    await fillWallet(form, player, '30');
    await context.route('**/api/cashier.makedeposit*', dropResponse);
    // The search is held up until both tabs have been looked at.
    let isHeld = false;
    await context.route('**/api/cashier.gethistory*', (route) => (isHeld ? route.abort() : route.continue()));
    const requested = page.waitForRequest('**/api/cashier.makedeposit*');
    await submit(form).evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 10; click += 1) button.click();
    });
    await requested;
    isHeld = true;
    await expect(page.getByText(cashier.lost.title)).toBeVisible();
    await page.reload();
    await expect(page.getByText(cashier.lost.title)).toBeVisible();
    const other = await context.newPage();
    await other.goto(address(locale, '/cashier/deposit/card'));
    await expect(other.getByText(cashier.lost.title)).toBeVisible();
    await expect(other.locator('main form')).toBeHidden();
    await page.reload();
    await expect(page.getByText(cashier.lost.title)).toBeVisible();
    isHeld = false;
    // Whichever tab finds it, both end with the payment.
    for (const tab of [page, other]) await tab.waitForURL(`**${address(locale, '/cashier/paypending/')}*`);
    expect(await sandbox.sent('cashier.makedeposit', player.email)).toHaveLength(1);
    await expectBalanced(sandbox, player, 500);
    await other.close();
  });

  test(`R-CASH-02 (${locale}): two tabs at the same moment make one deposit, and a second one needs a confirmation`, async ({
    page,
    context,
    sandbox,
  }) => {
    const player = await payer(page, sandbox);
    const other = await context.newPage();
    const forms = [
      await openForm(page, locale, '/cashier/deposit/wallet'),
      await openForm(other, locale, '/cashier/deposit/wallet'),
    ];
    for (const form of forms) await fillWallet(form, player, '25');
    await Promise.all(
      forms.map((form) => submit(form).evaluate((button: HTMLButtonElement) => button.click())),
    );
    // One of them sends; the other one finds that payment, or tells the player to wait.
    const isAtNewWindow = (tab: Page) => tab.url().includes('/cashier/paynewwindow');
    await expect.poll(() => [page, other].filter(isAtNewWindow).length).toBe(1);
    const sender = isAtNewWindow(page) ? page : other;
    await sender.goBack();
    const form = sender.locator('main form');
    await expect(submit(form)).toBeVisible();
    await fillWallet(form, player, '25');
    await submit(form).click();
    const question = sender.getByRole('alertdialog');
    await expect(question.getByText(cashier.repeat.title)).toBeVisible();
    await sender.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    expect(await sandbox.sent('cashier.makedeposit', player.email)).toHaveLength(1);
    await other.close();
  });
});
