import type { Page } from '@playwright/test';
import { openAuth, submitLogin } from './entrance';
import { address, expect, expectQuiet, inBothLanguages, signIn, test, texts, type Locale } from './fixtures';

test.use({ isTheSameAtEveryWidth: true });

async function logOut(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: texts[locale].menu.logOut }).first().click();
}

/** Stores, for the tab, when it got the message of the sign-out and when it took the player off the screen. */
async function watchSignOut(tab: Page): Promise<void> {
  await tab.addInitScript(() => {
    new BroadcastChannel('tabs').onmessage = ({ data }: MessageEvent<{ kind: string }>) => {
      if (data.kind === 'signed-out') window.sessionStorage.setItem('notified', String(Date.now()));
    };
    new MutationObserver(() => {
      if (document.body?.style.visibility === 'hidden' && window.sessionStorage.getItem('hidden') === null)
        window.sessionStorage.setItem('hidden', String(Date.now()));
    }).observe(document, { attributeFilter: ['style'], subtree: true });
  });
}

/** Milliseconds from hearing of the sign-out to an empty screen. */
function millisecondsToHide(tab: Page): Promise<number> {
  return tab.evaluate(() => {
    const at = (name: string) => Number(window.sessionStorage.getItem(name) ?? Number.NaN);
    return at('hidden') - at('notified');
  });
}

inBothLanguages((locale) => {
  const { common } = texts[locale];

  test(`signing out in one tab (${locale}) signs the others out within a second`, async ({
    page,
    context,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player({ balance: 10 }));
    const other = await context.newPage();
    const account = await context.newPage();
    for (const tab of [other, account]) await watchSignOut(tab);
    await other.goto(address(locale, '/offers'));
    await account.goto(address(locale, '/cashier/wallet'));
    await page.goto(address(locale, '/profile/settings'));
    for (const tab of [other, account]) await expect(tab.getByTestId('balance')).toBeVisible();
    await other.waitForLoadState('networkidle');

    await logOut(page, locale);
    for (const tab of [page, other, account]) {
      await tab.waitForURL((url) => url.pathname === address(locale, '/'));
      await expect(tab.getByRole('banner').getByRole('button', { name: common.logIn })).toBeVisible();
    }
    for (const tab of [other, account]) expect(await millisecondsToHide(tab)).toBeLessThan(1_000);
  });

  test(`signing in in one tab (${locale}) takes a guest's other tab along, where it is`, async ({
    page,
    context,
    sandbox,
  }) => {
    const player = await sandbox.player({ balance: 10 });
    const other = await context.newPage();
    await other.goto(address(locale, '/offers'));
    await expect(other.getByRole('banner').getByRole('button', { name: common.logIn })).toBeVisible();
    await openAuth(other, locale, 'registration');
    await page.goto(address(locale, '/'));
    await submitLogin(await openAuth(page, locale, 'authorization'), player.login, player.password);
    await expect(page.getByTestId('balance')).toBeVisible();
    await expect(other.getByTestId('balance')).toHaveText('10 €');
    await expect(other.getByRole('dialog')).toHaveCount(0);
    expect(new URL(other.url()).pathname).toBe(address(locale, '/offers'));
  });
});

test('another player in another tab: no tab mixes the two', async ({ page, context, sandbox }) => {
  const [first, second] = [await sandbox.player({ balance: 11 }), await sandbox.player({ balance: 22 })];
  await signIn(page, first);
  const other = await context.newPage();
  await other.goto('/offers');
  await expect(other.getByTestId('balance')).toHaveText('11 €');
  await sandbox.endSessions(first.login);
  await page.goto('/');
  await submitLogin(await openAuth(page, 'en', 'authorization'), second.login, second.password);
  await expect(page.getByTestId('balance')).toHaveText('22 €');
  await expect(other.getByTestId('balance')).toHaveText('22 €');
  expect(new URL(other.url()).pathname).toBe('/offers');
});

test('signing out works when the platform has already forgotten the session', async ({ page, sandbox }) => {
  const player = await sandbox.player({ balance: 10 });
  await signIn(page, player);
  await page.goto('/profile/settings');
  await expect(page.getByTestId('balance')).toBeVisible();
  await expectQuiet(page);
  await sandbox.endSessions(player.login);
  await logOut(page, 'en');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('banner').getByRole('button', { name: texts.en.common.logIn })).toBeVisible();
});
