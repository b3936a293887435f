import { PROFILE_CHILDREN } from '@/lib/routing/account-parts';
import {
  address,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  inBothLanguages,
  signIn,
  test,
  texts,
} from './fixtures';
import { freshEmail } from './entrance';
import { areaTexts, expectToast, filled, openAccountMenu, refuseOnce } from './player-area';

inBothLanguages((locale) => {
  const { profile, forms } = areaTexts[locale];

  test(`R-ROUTE-20, R-ROUTE-21 one menu (${locale}) leads to every page, each as wide as the screen`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player({ balance: 50, depositLimit: 500, depositLimitPeriod: 'week' }));
    await page.goto(address(locale, '/profile'));
    await expect(page).toHaveURL(new RegExp(`${address(locale, '/profile/settings')}$`));
    const menu = page.getByRole('navigation', { name: profile.menu.label });
    for (const child of PROFILE_CHILDREN) {
      await openAccountMenu(menu);
      await menu.getByRole('link', { name: profile.pages[child], exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: profile.pages[child] })).toBeVisible();
      await expect(menu.locator('[aria-current=page]')).toHaveText(profile.pages[child]);
      await expect(page.locator('main [class*=keleton]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    }
    await expect(page.getByText(/500\s€/).first()).toBeVisible();
  });

  test(`the rail (${locale}) that the mouse unfolded covers the account's menu only while it is pointed at`, async ({
    page,
    sandbox,
  }) => {
    test.skip((page.viewportSize()?.width ?? 0) < 768, 'phones have no rail');
    await page.setViewportSize({ width: 1366, height: 768 });
    await signIn(page, await sandbox.player());
    const { fold, unfold, mainMenu } = texts[locale].menu;
    await page.goto(address(locale, '/support'));
    await page.getByRole('button', { name: fold }).click();
    await expect(page.getByRole('button', { name: unfold })).toBeVisible();
    await page.goto(address(locale, '/profile/settings'));
    await page.getByRole('button', { name: unfold }).click();
    const rail = page.getByRole('navigation', { name: mainMenu });
    await expect(rail).toHaveCSS('clip-path', 'none');
    await page.mouse.move(900, 400);
    await expect(rail).not.toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Shift+Tab');
    await expect(rail).toHaveCSS('clip-path', 'none');
  });

  test(`R-PROF-01, R-PROF-02, R-PROF-08 personal data (${locale}): stored when left, refused, saved`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player());
    await page.goto(address(locale, '/profile/settings'));
    const form = page.getByRole('form', { name: profile.personal.title });
    const field = (name: string) => form.locator(`[name="${name}"]`);
    await expect(form.getByRole('button', { name: profile.save })).toBeDisabled();
    await field('home_town').fill('Rouen');
    await form.getByRole('button', { name: profile.save }).click();
    await expect(field('first_name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('first_name')).toBeFocused();

    await field('first_name').fill('Ann');
    await field('last_name').fill('Lee');
    await form.getByText(forms.female, { exact: true }).click();
    await field('birth_date').fill('1990-05-21');
    await field('country_code').selectOption('FR');
    await field('address').fill('1 Main St');
    await field('postcode').fill('76000');

    const menu = page.getByRole('navigation', { name: profile.menu.label });
    await openAccountMenu(menu);
    await menu.getByRole('link', { name: profile.pages.security }).click();
    await expect(page.getByRole('heading', { level: 1, name: profile.pages.security })).toBeVisible();
    await page.goBack();
    await expect(form.getByText(forms.draft.kept)).toBeVisible();
    await expect(field('home_town')).toHaveValue('Rouen');
    await expectAccessible(page);

    await refuseOnce(page, 'account.saveProfileInfo');
    await form.getByRole('button', { name: profile.save }).click();
    await expect(form.getByRole('alert')).toHaveText(profile.failures.saveData);
    await form.getByRole('button', { name: profile.save }).click();
    await expectToast(page, profile.personal.saved);
    await page.reload();
    await expect(field('first_name')).toHaveValue('Ann');
    await expect(field('birth_date')).toHaveValue('1990-05-21');
    await expect(form.getByText(forms.draft.kept)).toHaveCount(0);
  });

  test(`R-PROF-03 to R-PROF-07 a contact (${locale}): refused, added, wrong code, countdown, confirmed`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player({ isConfirmed: true });
    await signIn(page, player);
    await page.goto(address(locale, '/profile/settings'));
    await page.getByRole('button', { name: profile.contacts.addEmail }).click();
    const adding = page.getByRole('form', { name: profile.contacts.addEmail });
    const contact = adding.locator('[name="contact"]');
    const email = freshEmail();
    await contact.fill(email);
    await refuseOnce(page, 'account.addcontact');
    await adding.getByRole('button', { name: profile.contacts.add, exact: true }).click();
    await expect(contact).toHaveAttribute('aria-invalid', 'true');
    await adding.getByRole('button', { name: profile.contacts.add, exact: true }).click();
    await expectToast(page, profile.contacts.added);

    const row = page.getByRole('listitem').filter({ hasText: email });
    await row.getByRole('button', { name: profile.contacts.confirm }).click();
    await expect(row.getByText(filled(profile.code.sent, { contact: email }))).toBeVisible();
    await expect(row.getByRole('button', { name: /\d+ s/ })).toBeDisabled();
    const code = await sandbox.code(player.login, 'contact');
    const field = row.locator('[name="code"]');
    await field.fill(code === '111111' ? '222222' : '111111');
    await row.getByRole('button', { name: profile.code.confirm, exact: true }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await field.fill(code);
    await row.getByRole('button', { name: profile.code.confirm, exact: true }).click();
    await expectToast(page, profile.contacts.nowConfirmed);
    await expect(row.getByText(profile.contacts.confirmed, { exact: true })).toBeVisible();
  });

  test(`R-PROF-09 to R-PROF-11, R-2FA-07 nickname, password, two-factor on and off, news (${locale})`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.player();
    await signIn(page, player);
    await page.goto(address(locale, '/profile/security'));
    const password = page.getByRole('form', { name: profile.password.title });
    const fill = async (old: string) => {
      await password.locator('[name="old_password"]').fill(old);
      await password.locator('[name="new_password"]').fill('Another456');
      await password.locator('[name="repeat_password"]').fill('Another456');
      await password.getByRole('button', { name: profile.password.submit }).click();
    };
    await fill('Wrong999');
    await expect(
      password.locator('[aria-invalid=true]').or(password.locator('[role=alert] p')).first(),
    ).toBeVisible();
    await fill(player.password);
    await expectToast(page, profile.password.saved);

    for (const [button, done] of [
      [profile.twoFactor.turnOn, profile.twoFactor.nowOn],
      [profile.twoFactor.turnOff, profile.twoFactor.nowOff],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      const form = page.getByRole('form', { name: profile.twoFactor.title });
      await expect(form).toBeVisible();
      await form.locator('[name="code"]').fill(await sandbox.code(player.login, 'two_factor'));
      await form.getByRole('button', { name: profile.code.confirm, exact: true }).click();
      await expectToast(page, done);
    }

    await page.goto(address(locale, '/profile/notification'));
    const news = page.getByRole('switch').first();
    const wasOn = await news.isChecked();
    await news.click();
    await expectToast(page, profile.subscriptions.saved);
    await expect(news).toBeChecked({ checked: !wasOn });

    await page.goto(address(locale, '/profile/settings'));
    const naming = page.getByRole('form', { name: profile.fakeName.title });
    const fakename = `Ace${crypto.randomUUID().slice(0, 6)}`;
    await naming.locator('[name="fakename"]').fill('a,b');
    await naming.getByRole('button', { name: profile.save }).click();
    await expect(naming.locator('[name="fakename"]')).toHaveAttribute('aria-invalid', 'true');
    await naming.locator('[name="fakename"]').fill(fakename);
    await naming.getByRole('button', { name: profile.save }).click();
    await expectToast(page, profile.fakeName.saved);
    await page.reload();
    await expect(naming.locator('[name="fakename"]')).toHaveValue(fakename);
  });
});
