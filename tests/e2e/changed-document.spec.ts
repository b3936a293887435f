import type { Page } from '@playwright/test';
import { openAuth } from './entrance';
import { expect, test } from './fixtures';

test.use({
  isTheSameAtEveryWidth: true,
  // React reports that the page is not what the server sent, and renders it again.
  expectedErrors: [/React error #418|Hydration failed/],
});

/** What browsers' translations and extensions do to a page, here before its scripts run. */
const CHANGES: Readonly<Record<string, () => void>> = {
  'a translation': () => {
    for (const element of document.querySelectorAll('h1, main a, footer a')) {
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        const translated = document.createElement('font');
        translated.textContent = `${node.textContent} ×`;
        node.replaceWith(translated);
      }
    }
  },
  'an extension': () => document.body.prepend(document.createElement('div')),
};

/** The site's scripts run once the document is changed. */
async function changeBeforeHydration(page: Page, change: () => void): Promise<() => void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(change)})`);
  let isChanged = Promise.resolve<unknown>(undefined);
  await page.route('**/_next/static/**/*.js', async (route) => {
    await isChanged;
    await route.continue();
  });
  return () => void (isChanged = page.waitForEvent('domcontentloaded'));
}

for (const [what, change] of Object.entries(CHANGES)) {
  test(`a page that ${what} changed before hydration is rendered again, in the chosen look`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'light');
      localStorage.setItem('rail_folded', '1');
    });
    const expectChange = await changeBeforeHydration(page, change);
    // With structured data, with questions, with a list of games, and with a written text.
    for (const path of ['/', '/support', '/gamehall', '/terms']) {
      expectChange();
      const reported = page.waitForEvent('pageerror');
      await page.goto(path);
      await reported;
      await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: '×' })).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-theme', 'light');
      await expect(root).toHaveAttribute('data-rail-folded', '');
    }
    await openAuth(page, 'en', 'authorization');
  });
}
