import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures';
import { PLAYER_PAGES, PUBLIC_PAGES, realAddress } from './routes';

test.use({ isTheSameAtEveryWidth: true, expectedErrors: [/status of 404/] });

/** What the content policy refused on the page, and how often each. */
async function countViolations(page: Page): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  await page.exposeFunction('violated', (what: string) => void seen.set(what, (seen.get(what) ?? 0) + 1));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violated } = window as unknown as { violated(what: string): void };
      violated(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return seen;
}

/** Loads each page as a document, up to its last script. */
async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(await realAddress(path), { waitUntil: 'load' });
    await expect(page.locator('html')).toHaveAttribute('data-build', /./);
    await page.waitForLoadState('networkidle');
  }
}

test('SEC: Trusted Types, no public page hands a plain text to a sink', async ({ page }) => {
  test.setTimeout(240_000);
  const seen = await countViolations(page);
  await visit(page, [...PUBLIC_PAGES, '/fr', '/no-such-page', '/a/b/c']);
  expect([...seen]).toEqual([]);
});

test("SEC: Trusted Types, none of a player's pages does", async ({ page, sandbox }) => {
  test.setTimeout(240_000);
  await signIn(page, await sandbox.player());
  const seen = await countViolations(page);
  await visit(page, PLAYER_PAGES);
  expect([...seen]).toEqual([]);
});

test('SEC: Trusted Types, rich text comes by the router too', async ({ page }) => {
  const seen = await countViolations(page);
  await page.goto('/');
  await page.locator('footer a[href="/terms"]').first().click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.locator('main p').first()).toBeVisible();
  expect([...seen]).toEqual([]);
});

test.describe('what is injected', () => {
  test.use({ expectedErrors: [/Trusted|requires/] });

  const SINKS: readonly [what: string, put: () => void][] = [
    ['markup', () => void (document.createElement('div').innerHTML = '<b>x</b>')],
    ['markup beside an element', () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')],
    ["a frame's document", () => void (document.createElement('iframe').srcdoc = '<b>x</b>')],
    ['a written document', () => document.write('<b>x</b>')],
    ['a parsed document', () => void new DOMParser().parseFromString('<b>x</b>', 'text/html')],
    ["a script's text", () => void (document.createElement('script').text = 'x()')],
    ["a script's address", () => void (document.createElement('script').src = 'https://evil.example/x.js')],
    [
      "a script's address among uploads",
      () => void (document.createElement('script').src = '/_next/static/../../content/uploads/x.js'),
    ],
    ['a handler', () => document.body.setAttribute('onclick', 'x()')],
  ];
  for (const [what, put] of SINKS) {
    test(`SEC: Trusted Types, ${what} as plain text throws`, async ({ page }) => {
      await page.goto('/terms');
      await expect(page.evaluate(put)).rejects.toThrow(/Trusted/);
    });
  }
});
