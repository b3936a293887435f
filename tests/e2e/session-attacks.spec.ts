import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM } from '../../scripts/lib/chromium.mjs';
import { openAuth, submitLogin } from './entrance';
import { expect, signIn, test, texts } from './fixtures';

test.use({ isTheSameAtEveryWidth: true });

const PLANTED = 'planted-by-somebody-else';
const { auth, menu } = texts.en;

/** The session's cookie, as the browser would send it. */
async function session(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).filter(({ name }) => name === 'sid').map(({ value }) => value);
}

async function plant(context: BrowserContext, site: string): Promise<void> {
  await context.addCookies([{ name: 'sid', value: PLANTED, url: site }]);
}

/** Whether a session's cookie by itself, in no browser, is a player's. */
async function isPlayers(site: string, sid: string): Promise<boolean> {
  const headers = { cookie: `sid=${sid}` };
  const answer = await fetch(`${site}/api/account.getInfo?v=2.34&locale=en`, { headers });
  return (await answer.text()).includes('"uid"');
}

test('SEC: a session planted before the sign-in is not the one used after it', async ({
  page,
  sandbox,
  baseURL = '',
}) => {
  const player = await sandbox.player({ balance: 12 });
  await plant(page.context(), baseURL);
  await page.goto('/');
  await submitLogin(await openAuth(page, 'en', 'authorization'), player.login, player.password);
  await expect(page.getByTestId('balance')).toHaveText('12 €');
  const [sid = '', ...others] = await session(page.context());
  expect(others).toEqual([]);
  expect(sid).not.toBe(PLANTED);
  expect(await isPlayers(baseURL, sid)).toBe(true);
  expect(await isPlayers(baseURL, PLANTED)).toBe(false);
});

test('SEC: nor with two factors, where the first alone signs nobody in', async ({
  page,
  sandbox,
  baseURL = '',
}) => {
  const player = await sandbox.player({ hasTwoFactor: true, balance: 13 });
  await plant(page.context(), baseURL);
  await page.goto('/');
  const dialog = await openAuth(page, 'en', 'authorization');
  await submitLogin(dialog, player.login, player.password);
  await expect(dialog.getByRole('heading', { name: auth.twoFactor })).toBeVisible();
  for (const sid of [PLANTED, ...(await session(page.context()))]) {
    expect(await isPlayers(baseURL, sid)).toBe(false);
  }
  await dialog.locator('input[name="code"]').fill(await sandbox.code(player.login, 'login'));
  await dialog.getByRole('button', { name: auth.confirm }).click();
  await expect(page.getByTestId('balance')).toHaveText('13 €');
  const [sid = ''] = await session(page.context());
  expect(sid).not.toBe(PLANTED);
  expect(await isPlayers(baseURL, PLANTED)).toBe(false);
});

test('SEC: a session ends at the platform too when the player signs out', async ({
  page,
  sandbox,
  baseURL = '',
}) => {
  await signIn(page, await sandbox.player());
  const [sid = ''] = await session(page.context());
  await page.goto('/profile/settings');
  expect(await isPlayers(baseURL, sid)).toBe(true);
  await page.getByRole('main').getByRole('button', { name: menu.logOut }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await isPlayers(baseURL, sid)).toBe(false);
});

/** Notes each time a page comes back as it was, and in which frames of it a player could be seen. */
function watchRestored(page: Page): Promise<void> {
  return page.addInitScript(() => {
    const note = (name: string) =>
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + 1));
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      note('restored');
      const look = () => {
        const player = document.querySelector('[data-testid="balance"]');
        if (player && getComputedStyle(player).visibility !== 'hidden') note('shown');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
}

test('SEC: a page that Back brings back after the sign-out shows no player', async ({
  sandbox,
  baseURL = '',
}) => {
  // Tests' browsers keep no pages for Back unless told so.
  const browser = await chromium.launch({
    ...CHROMIUM,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
    await watchRestored(page);
    const noted = (name: string) => page.evaluate((key) => sessionStorage.getItem(key), name);
    const player = await sandbox.player({ balance: 14 });
    await signIn(page, player);
    const balance = page.getByTestId('balance');
    for (const path of ['/offers', '/terms', '/profile/settings']) {
      await page.goto(path);
      await expect(balance).toHaveText('14 €');
    }
    // That it is kept at all: signed in, it comes back as it was.
    await page.evaluate(() => window.history.go(-2));
    await page.waitForURL('**/offers');
    await expect(balance).toBeVisible();
    expect(await noted('restored')).toBe('1');
    expect(Number(await noted('shown'))).toBeGreaterThan(0);
    await page.evaluate(() => window.history.go(2));
    await page.waitForURL('**/profile/settings');

    await page.getByRole('main').getByRole('button', { name: menu.logOut }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.evaluate(() => sessionStorage.setItem('shown', '0'));
    await page.evaluate(() => window.history.go(-3));
    await page.waitForURL('**/offers');
    await expect(page.getByRole('banner').getByRole('button', { name: texts.en.common.logIn })).toBeVisible();
    expect(Number(await noted('restored'))).toBeGreaterThan(1);
    expect(await noted('shown')).toBe('0');
    expect(await page.locator('body').innerText()).not.toContain('14 €');
  } finally {
    await browser.close();
  }
});
