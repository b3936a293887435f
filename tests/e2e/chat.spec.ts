import type { Page } from '@playwright/test';
import { CHAT_DOUBLES, type ChatDouble } from '../support/chat-doubles';
import { openAuth, submitLogin } from './entrance';
import { address, expect, inBothLanguages, signIn, test, texts } from './fixtures';
import { admitVendors, respondWith, ForeignRequests, script } from './foreign';

const allowed = (allowedPurposes: string[]) => ({
  cookies: [],
  origins: [
    {
      origin: `http://localhost:${process.env.E2E_PORT ?? '3100'}`,
      localStorage: [
        { name: 'consent', value: JSON.stringify({ at: Date.now(), allowed: allowedPurposes }) },
      ],
    },
  ],
});
test.use({ storageState: allowed(['chat']) });

/** The vendor's double responds at the vendor's address, for this page alone. */
async function withChat(
  page: Page,
  { kind, config, script: start, run }: ChatDouble,
): Promise<ForeignRequests> {
  const foreign = await ForeignRequests.record(page, {
    [start]: (route) => script(route, `(${run.toString()})()`),
  });
  await respondWith(page, 'support.getsettings', { kind, config });
  await admitVendors(page, { chats: [{ kind, config }] });
  return foreign;
}

const log = (page: Page) => page.evaluate(() => JSON.stringify(window.chatLog ?? []));
const found = (kind: ChatDouble['kind']): ChatDouble => {
  const double = CHAT_DOUBLES.find((candidate) => candidate.kind === kind);
  if (!double) throw new Error(`No double of ${kind}`);
  return double;
};

/** All six vendors in the browser, three at each width and in each language. */
const AT_WIDTH = {
  en: ['liveChat', 'jivoSite', 'verbox'],
  fr: ['freshChat', 'live_tex', 'betunlim'],
} as const;

inBothLanguages((locale) => {
  for (const double of AT_WIDTH[locale].map(found)) {
    test(`R-SUP-03 R-SUP-04 R-SUP-06 ${double.kind} (${locale}) knows the player and leaves betting alone`, async ({
      page,
      sandbox,
    }) => {
      const player = await sandbox.player();
      await signIn(page, player);
      const foreign = await withChat(page, double);
      await page.goto(address(locale, '/offers'));
      await page.mouse.move(40, 40);
      const widget = page.locator(double.element);
      await expect(widget).toBeAttached();
      expect(await log(page)).toContain(String(player.uid));
      expect(foreign.requested.every((url) => url.startsWith(double.script))).toBe(true);
      const onScreen = widget.and(page.locator(':not([hidden])'));
      await page
        .getByRole('link', { name: texts[locale].layout.defaultMenu.betting })
        .filter({ visible: true })
        .first()
        .click();
      await expect(page).toHaveURL(/\/betting$/);
      await expect(onScreen).toHaveCount(0);
      await page.goBack();
      await expect(onScreen).toHaveCount(1);
    });
  }
});

test.describe('what does not depend on the screen', () => {
  test.use({ isTheSameAtEveryWidth: true });

  test('R-SUP-04 R-GAME-21 the chat is not even loaded where it would be hidden', async ({
    page,
    sandbox,
  }) => {
    const { sysname } = await sandbox.game();
    const foreign = await withChat(page, found('liveChat'));
    for (const path of ['/betting', `/game/${sysname}`]) {
      const isRequested = page.waitForRequest((request) => request.url().includes('support.getsettings'));
      await page.goto(path);
      await page.mouse.move(40, 40);
      await isRequested;
      await page.waitForLoadState('networkidle');
    }
    expect(foreign.requested).toEqual([]);
  });

  test('R-SUP-05 R-SUP-06 R-SUP-07 restarts at login and forgets at logout', async ({ page, sandbox }) => {
    const player = await sandbox.player();
    const double = found('freshChat');
    const foreign = await withChat(page, double);
    await page.goto('/');
    await page.mouse.move(40, 40);
    await expect(page.locator(double.element)).toBeAttached();
    expect(await log(page)).not.toContain('externalId');

    const dialog = await openAuth(page, 'en', 'authorization');
    await submitLogin(dialog, player.login, player.password);
    await expect(page.getByTestId('balance')).toBeVisible();
    await expect.poll(() => log(page)).toContain(`"externalId":"${player.uid}"`);
    await expect
      .poll(async () => (await sandbox.sent('FreshChat.storeChatEvent', `restore-${player.uid}`)).length)
      .toBe(1);
    await expect(page.locator(double.element)).toHaveCount(1);
    expect(foreign.requested.length).toBe(2);
    expect(await page.evaluate(() => localStorage.getItem('fc_user'))).toBe(String(player.uid));

    await page.goto('/profile/settings');
    await page.mouse.move(80, 80);
    await expect(page.locator(double.element)).toBeAttached();
    await page.setViewportSize({ width: 700, height: 900 });
    await page.getByRole('button', { name: texts.en.menu.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.en.menu.logOut }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.mouse.move(60, 60);
    await expect(page.locator(double.element)).toBeAttached();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fc_user'))).toBeNull();
  });

  test('R-SUP-08 a vendor that throws leaves the page as it is', async ({ page, expectedErrors }) => {
    expectedErrors.push(/widget is broken/);
    const broken = found('jivoSite');
    await ForeignRequests.record(page, {
      [broken.script]: (route) => script(route, 'throw new Error("the widget is broken")'),
    });
    await respondWith(page, 'support.getsettings', { kind: broken.kind, config: broken.config });
    await admitVendors(page, { chats: [broken] });
    await page.goto('/');
    await page.mouse.move(40, 40);
    await page.waitForRequest((request) => request.url().startsWith(broken.script));
    await openAuth(page, 'en', 'registration');
  });
});
