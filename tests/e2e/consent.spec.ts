import type { Page } from '@playwright/test';
import {
  address,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  inBothLanguages,
  test,
  texts,
} from './fixtures';
import { admitVendors, respondWith, ForeignRequests, script } from './foreign';

test.use({ storageState: { cookies: [], origins: [] } });

const CHAT = { kind: 'betunlim', config: { url: 'https://chat.operator.example/widget.js' } };
const AGENT = `window.seon = { init() {}, getSession: () => Promise.resolve('dmVuZG9y') };`;

async function withServices(page: Page): Promise<{ foreign: ForeignRequests; hits: string[] }> {
  const foreign = await ForeignRequests.record(page, {
    'https://cdn.seondf.com/': (route) => script(route, AGENT),
  });
  await respondWith(page, 'metadata.getgeneralinfo', {
    analytic: { gtm_id: 'GTM-TEST1' },
    is_seon_enabled: true,
  });
  await respondWith(page, 'support.getsettings', CHAT);
  await admitVendors(page, { hasTagManager: true, hasFraudCheck: true, chats: [CHAT] });
  const hits: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/hit') hits.push(new URL(request.url()).search);
  });
  return { foreign, hits };
}

/** What was pushed, consent commands as lists. */
function dataLayer(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (Reflect.get(window, 'dataLayer') as object[]).map((entry): unknown => {
      const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
      return isCommand ? Array.from(entry as ArrayLike<unknown>) : { ...entry };
    }),
  );
}

inBothLanguages((locale) => {
  const { consent, layout } = texts[locale];

  test(`no byte comes from elsewhere before a choice (${locale}), and after it what was allowed`, async ({
    page,
  }) => {
    const { foreign, hits } = await withServices(page);
    await page.goto(`${address(locale, '/')}?trackId=camp1&goalId=g9`);
    const bar = page.getByRole('region', { name: consent.title });
    await expect(bar).toBeVisible();
    await expect.poll(() => hits.filter((hit) => hit.includes('track_id=camp1'))).toHaveLength(1);
    // R-TRACK-03: the site's own hit needs no choice.
    await expect.poll(() => hits.filter((hit) => hit.includes('seon_session='))).toHaveLength(1);
    await page.locator('main').getByRole('link').first().scrollIntoViewIfNeeded();
    expect(foreign.requested, 'nothing foreign before the choice').toEqual([]);
    expect(await dataLayer(page)).toEqual([
      ['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })],
      { event: 'tracking-queries', trackId: 'camp1', goalId: 'g9' },
    ]);

    const refuse = bar.getByRole('button', { name: consent.refuse });
    const accept = bar.getByRole('button', { name: consent.accept });
    const [one, other] = await Promise.all([refuse.boundingBox(), accept.boundingBox()]);
    expect(Math.abs((one?.height ?? 0) - (other?.height ?? 1))).toBeLessThan(1);
    expect(await refuse.getAttribute('class')).toBe(await accept.getAttribute('class'));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await accept.click();
    await expect(bar).toBeHidden();
    await expect.poll(() => foreign.hosts()).toEqual(['chat.operator.example', 'www.googletagmanager.com']);
    expect((await dataLayer(page)).slice(2)).toEqual([
      ['consent', 'update', expect.objectContaining({ ad_storage: 'granted' })],
      expect.objectContaining({ event: 'gtm.js' }),
    ]);

    // The session's one hit is sent; the next session has the vendor's from the start.
    expect(hits.filter((hit) => hit.includes('seon_session='))).toHaveLength(1);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.mouse.move(5, 5);
    await expect.poll(() => hits.filter((hit) => hit === '?seon_session=dmVuZG9y')).toHaveLength(1);
    expect(foreign.hosts()).toContain('cdn.seondf.com');
  });

  test(`a refusal is remembered (${locale}) and can be changed by keyboard, purpose by purpose`, async ({
    page,
  }) => {
    const { foreign } = await withServices(page);
    await page.goto(address(locale, '/offers'));
    const bar = page.getByRole('region', { name: consent.title });
    await page.mouse.move(5, 5);
    await bar.getByRole('button', { name: consent.refuse }).focus();
    await page.keyboard.press('Enter');
    await expect(bar).toBeHidden();
    await page.reload();
    await page.mouse.move(50, 50);
    const settings = page.getByRole('contentinfo').getByRole('button', { name: layout.cookieSettings });
    await settings.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const statistics = dialog.getByRole('checkbox', { name: consent.statistics.name });
    await expect(statistics).not.toBeChecked();
    await expectAccessible(page);
    await expect(bar).toBeHidden();
    expect(foreign.requested).toEqual([]);
    await statistics.focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: consent.save }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect.poll(() => foreign.hosts()).toEqual(['www.googletagmanager.com']);

    // Taken back: the next document carries nothing of it.
    await settings.click();
    await Promise.all([
      page.waitForEvent('load'),
      dialog.getByRole('button', { name: consent.refuse }).click(),
    ]);
    foreign.requested.length = 0;
    const isRequested = page.waitForRequest((request) => request.url().includes('/content/settings/'));
    await page.mouse.move(90, 90);
    await isRequested;
    await page.waitForLoadState('networkidle');
    expect(foreign.requested).toEqual([]);
  });
});

test('a game is not covered by the question', async ({ page, sandbox }) => {
  const { sysname } = await sandbox.game();
  await withServices(page);
  const isRequested = page.waitForRequest((request) => request.url().includes('support.getsettings'));
  await page.goto(`/game/${sysname}`);
  await page.mouse.move(50, 50);
  await isRequested;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: texts.en.consent.title })).toHaveCount(0);
});
