import type { Page } from '@playwright/test';
import { address, expect, expectAccessible, inBothLanguages, signIn, test, texts } from './fixtures';
import { areaTexts } from './player-area';

const PATH = '/profile/verification';

const WORDS = {
  en: {
    papers: 'Hand in a sample card',
    skip: 'Go on without the camera',
    expire: 'Let the session run out first',
    red: 'Documents are refused',
    green: 'Documents are accepted',
    pending: 'Still under review',
  },
  fr: {
    papers: 'Remettre une carte d’exemple',
    skip: 'Continuer sans la caméra',
    expire: 'Laisser d’abord expirer la session',
    red: 'Les documents sont refusés',
    green: 'Les documents sont acceptés',
    pending: 'En cours d’examen',
  },
} as const;

/** Whether the document's own permissions policy lets it request the camera. */
function mayUseCamera(): boolean {
  const { featurePolicy } = document as Document & {
    featurePolicy?: { allowsFeature(name: string): boolean };
  };
  return featurePolicy?.allowsFeature('camera') ?? false;
}

const frames = (page: Page) => page.locator('main iframe');

inBothLanguages((locale) => {
  const { verification } = areaTexts[locale].profile;
  const words = WORDS[locale];

  test(`R-KYC-01, R-KYC-03, R-KYC-04 identity check (${locale}): refused, tried again with a renewed token, accepted`, async ({
    page,
    sandbox,
    expectedErrors,
  }) => {
    // The vendor's page finds its token refused, and requests another.
    expectedErrors.push(/401 .*\/websdk\/check/);
    const player = await sandbox.player();
    await signIn(page, player);
    const vendor: string[] = [];
    page.on('request', (request) => request.url().includes('/websdk/') && vendor.push(request.url()));
    const calls: string[] = [];
    page.on('request', (request) => {
      const method = /\/api\/((?:sumsub|account)\.\w+)/.exec(request.url())?.[1];
      if (method && request.method() === 'POST') calls.push(`${method} ${request.postData() ?? 'no body'}`);
    });
    const response = await page.goto(address(locale, PATH));
    expect(response?.headers()['permissions-policy']).toMatch(
      /camera=\(self "https:\/\/\*\.sumsub\.com" "http:/,
    );
    await expect(page.getByRole('heading', { name: verification.notStarted.title })).toBeVisible();
    await expectAccessible(page);
    expect(vendor).toEqual([]);

    await page.getByRole('button', { name: verification.start }).click();
    const check = page.frameLocator('main iframe');
    await check.getByRole('button', { name: words.papers }).click();
    expect(await check.locator('body').evaluate(mayUseCamera), 'the service gets the camera').toBe(true);
    await check.getByRole('button', { name: words.skip }).click();
    await check.getByRole('button', { name: words.expire }).click();
    await check.getByRole('button', { name: words.red }).click();
    await expect(page.getByRole('heading', { name: verification.refused.title })).toBeVisible();
    await expect(frames(page)).toHaveCount(0);
    expect(calls).toEqual([
      'sumsub.createApplicant no body',
      'sumsub.getAccessToken no body',
      'sumsub.getAccessToken no body',
      'account.setUserOnVerification no body',
    ]);

    await page.reload();
    await expect(page.getByRole('heading', { name: verification.refused.title })).toBeVisible();
    await page.getByRole('button', { name: verification.again }).click();
    await check.getByRole('button', { name: words.papers }).click();
    await check.getByRole('button', { name: words.skip }).click();
    await check.getByRole('button', { name: words.green }).click();
    await expect(page.getByRole('heading', { name: verification.verified.title })).toBeVisible();
    await expect(page.getByRole('button', { name: verification.start })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: verification.verified.title })).toBeVisible();
  });
});

test.describe('what does not depend on the screen', () => {
  test.use({ isTheSameAtEveryWidth: true });
  const { profile } = areaTexts.en;

  test('R-KYC-03 papers under review: said in the window and after coming back', async ({
    page,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player({ isKycBlocked: true }));
    await page.goto(PATH);
    await expect(page.getByRole('heading', { name: profile.verification.needed.title })).toBeVisible();
    await page.getByRole('button', { name: profile.verification.start }).click();
    const check = page.frameLocator('main iframe');
    await check.getByRole('button', { name: WORDS.en.papers }).click();
    await check.getByRole('button', { name: WORDS.en.skip }).click();
    await check.getByRole('button', { name: WORDS.en.pending }).click();
    await expect(page.getByText(profile.verification.handedIn)).toBeVisible();
    const height = async () => (await frames(page).boundingBox())?.height ?? 0;
    expect(await height()).toBeGreaterThan(200);
    await page.reload();
    await expect(page.getByRole('heading', { name: profile.verification.inProgress.title })).toBeVisible();
  });

  test('a vendor that does not respond is reported plainly, and can be tried again', async ({
    page,
    sandbox,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource|ERR_FAILED/);
    await signIn(page, await sandbox.player());
    await page.clock.install();
    await page.goto(PATH);
    await page.route('**/websdk/websdk.html*', (route) => route.abort());
    await page.getByRole('button', { name: profile.verification.start }).click();
    await expect(frames(page)).toHaveCount(1);
    await page.clock.fastForward(21_000);
    await expect(page.getByText(profile.verification.notLoaded)).toBeVisible();
    await page.unroute('**/websdk/websdk.html*');
    await page.getByRole('button', { name: texts.en.common.retry }).click();
    await expect(
      page.frameLocator('main iframe').getByRole('button', { name: WORDS.en.papers }),
    ).toBeVisible();
  });

  test('R-KYC-05, R-KYC-06 an action that needs the check opens its popup, which leads there by a new document', async ({
    page,
    sandbox,
  }) => {
    await signIn(page, await sandbox.player());
    await page.goto('/profile/notification');
    await page.route('**/api/account.changeSubscription?*', (route) =>
      route.fulfill({
        json: { data: null, error: { type: 'SumsubVerificationRequiredException', message: '' } },
      }),
    );
    await page.getByRole('switch').first().click();
    const popup = page.getByRole('dialog', { name: texts.en.popups.verification.title });
    await expect(popup).toContainText(texts.en.errors.SumsubVerificationRequiredException);
    await expectAccessible(page);
    const [response] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith(PATH)),
      popup.getByRole('link', { name: texts.en.popups.verification.start }).click(),
    ]);
    expect(response.request().resourceType()).toBe('document');
    await expect(page.getByRole('heading', { name: profile.verification.notStarted.title })).toBeVisible();
  });

  test('nothing of the check is on other pages, and the camera is off there', async ({ page, sandbox }) => {
    await signIn(page, await sandbox.player());
    const response = await page.goto('/profile/settings');
    expect(response?.headers()['permissions-policy']).toContain('camera=()');
    const scripts = await page.evaluate(async () => {
      const urls = performance.getEntriesByType('resource').map(({ name }) => name);
      const own = urls.filter((url) => url.includes('/_next/') && url.endsWith('.js'));
      return Promise.all(own.map((url) => fetch(url).then((response) => response.text())));
    });
    expect(scripts).not.toHaveLength(0);
    expect(scripts.join('')).not.toContain('websdk.html');
  });
});
