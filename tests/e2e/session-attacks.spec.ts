import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
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
  const response = await fetch(`${site}/api/account.getInfo?v=2.34&locale=en`, { headers });
  return /"uid":[1-9]/.test(await response.text());
}

test('SEC: a session planted before the sign-in is not the one used after it', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const player = await sandbox.player({ balance: 12 });
  await plant(page.context(), baseURL ?? '');
  await page.goto('/');
  await submitLogin(await openAuth(page, 'en', 'authorization'), player.login, player.password);
  await expect(page.getByTestId('balance')).toHaveText('12 €');
  const [sid = '', ...others] = await session(page.context());
  expect(others).toEqual([]);
  expect(sid).not.toBe(PLANTED);
  expect(await isPlayers(baseURL ?? '', sid)).toBe(true);
  expect(await isPlayers(baseURL ?? '', PLANTED)).toBe(false);
});

test('SEC: nor with two factors, where the first alone signs nobody in', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const player = await sandbox.player({ hasTwoFactor: true, balance: 13 });
  await plant(page.context(), baseURL ?? '');
  await page.goto('/');
  const dialog = await openAuth(page, 'en', 'authorization');
  await submitLogin(dialog, player.login, player.password);
  await expect(dialog.getByRole('heading', { name: auth.twoFactor })).toBeVisible();
  for (const sid of [PLANTED, ...(await session(page.context()))]) {
    expect(await isPlayers(baseURL ?? '', sid)).toBe(false);
  }
  await dialog.locator('input[name="code"]').fill(await sandbox.code(player.login, 'login'));
  await dialog.getByRole('button', { name: auth.confirm }).click();
  await expect(page.getByTestId('balance')).toHaveText('13 €');
  const [sid = ''] = await session(page.context());
  expect(sid).not.toBe(PLANTED);
  expect(await isPlayers(baseURL ?? '', PLANTED)).toBe(false);
});

test('SEC: a session ends at the platform too when the player signs out', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await signIn(page, await sandbox.player());
  const [sid = ''] = await session(page.context());
  await page.goto('/profile/settings');
  expect(await isPlayers(baseURL ?? '', sid)).toBe(true);
  await page.getByRole('main').getByRole('button', { name: menu.logOut }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await isPlayers(baseURL ?? '', sid)).toBe(false);
});

interface Keeping {
  page: Page;
  browser: Browser;
  devtools: CDPSession;
  /** How each document came, in their order: by Back as it was, or loaded. */
  came: { path: string; isRestored: boolean }[];
}

/**
 * A browser that keeps pages for Back, which tests' browsers do not; driven below Playwright, which then loses the
 * page.
 */
async function openKeeping(baseURL: string): Promise<Keeping> {
  const browser = await chromium.launch({
    ...CHROMIUM,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      const look = () => {
        const player = document.querySelector('[data-testid="balance"]');
        // A cookie outlives whatever the page itself forgets with its player.
        if (player && getComputedStyle(player).visibility !== 'hidden') document.cookie = 'shown=1;path=/';
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
  const devtools = await page.context().newCDPSession(page);
  const came: Keeping['came'] = [];
  devtools.on('Page.frameNavigated', ({ frame, type }) => {
    if (frame.parentId === undefined) {
      came.push({ path: new URL(frame.url).pathname, isRestored: type === 'BackForwardCacheRestore' });
    }
  });
  await devtools.send('Page.enable');
  return { page, browser, devtools, came };
}

/** Goes back until this page. */
async function backTo(devtools: CDPSession, path: string): Promise<void> {
  const { entries } = await devtools.send('Page.getNavigationHistory');
  const entry = entries.find(({ url }) => new URL(url).pathname === path);
  await devtools.send('Page.navigateToHistoryEntry', { entryId: entry?.id ?? 0 });
}

/** Whether a player was seen in any frame of the restored page, and whether a guest's page stands there now. */
async function seen(devtools: CDPSession): Promise<unknown> {
  const expression = 'JSON.stringify([document.cookie, document.body.innerText])';
  const { result } = await devtools
    .send('Runtime.evaluate', { expression })
    // A page that is being left has no response.
    .catch(() => ({ result: { value: null } }));
  if (typeof result.value !== 'string') return null;
  const [cookie = '', text = ''] = JSON.parse(result.value) as string[];
  return {
    isShown: cookie.includes('shown=1'),
    isGuests: text.includes(texts.en.common.logIn) && !text.includes('14 €'),
  };
}

type Leave = (page: Page, end: () => Promise<void>) => Promise<void>;

/** How the session ends while the page is cached; null where it does not. */
const ENDS: readonly [what: string, leave: Leave | null][] = [
  ['before the sign-out is as it was', null],
  [
    // The browser drops a cached page that a message of the other tabs reaches: then it is loaded again.
    'after the sign-out shows no player',
    async (page) => {
      await page.getByRole('main').getByRole('button', { name: menu.logOut }).first().click();
      await page.waitForURL((url) => url.pathname === '/');
    },
  ],
  [
    'after a sign-out that it missed shows no player',
    async (page, end) => {
      await end();
      await page.context().clearCookies();
      await page.evaluate(() => window.localStorage.removeItem('was_signed_in'));
    },
  ],
];

/** Visits of which one has to be restored. */
const MOST_VISITS = 5;

for (const [what, leave] of ENDS) {
  test(`SEC: a page that Back brings back ${what}`, async ({ sandbox, baseURL }) => {
    const mustBeRestored = !what.includes('the sign-out shows');
    const opened: Keeping[] = [];
    /** Signs in, leaves a page and comes back to it, in a browser of its own. */
    const comeBack = async (): Promise<Keeping> => {
      const keeping = await openKeeping(baseURL ?? '');
      opened.push(keeping);
      const { page, devtools, came } = keeping;
      const player = await sandbox.player({ balance: 14 });
      await signIn(page, player);
      for (const path of ['/offers', '/profile/settings']) {
        await page.goto(path);
        await expect(page.getByTestId('balance')).toHaveText('14 €');
        // A page that is left while it waits for a response is not restored.
        await page.waitForLoadState('networkidle');
      }
      await leave?.(page, () => sandbox.endSessions(player.login));
      came.length = 0;
      await backTo(devtools, '/offers');
      await expect.poll(() => came[0]?.path).toBe('/offers');
      return keeping;
    };
    try {
      let { devtools, came } = await comeBack();
      // The browser may drop any page it keeps: only then is the visit made again.
      while (mustBeRestored && came[0]?.isRestored !== true && opened.length < MOST_VISITS) {
        ({ devtools, came } = await comeBack());
      }
      if (mustBeRestored) expect(came[0]?.isRestored).toBe(true);
      const isEnded = leave !== null;
      await expect.poll(() => seen(devtools)).toEqual({ isShown: !isEnded, isGuests: isEnded });
    } finally {
      for (const { browser } of opened) await browser.close();
    }
  });
}
