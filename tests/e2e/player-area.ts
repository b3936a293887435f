import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from './fixtures';

interface AreaTexts {
  betting: typeof import('../../i18n/messages/en/betting.json');
  forms: typeof import('../../i18n/messages/en/forms.json');
  loyalty: typeof import('../../i18n/messages/en/loyalty.json');
  profile: typeof import('../../i18n/messages/en/profile.json');
  support: typeof import('../../i18n/messages/en/support.json');
}

function read(locale: Locale): AreaTexts {
  const names = ['betting', 'forms', 'loyalty', 'profile', 'support'] as const;
  const file = (name: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../i18n/messages/${locale}/${name}.json`, import.meta.url), 'utf8'));
  return Object.fromEntries(names.map((name) => [name, file(name)])) as unknown as AreaTexts;
}

/** Texts of the player's own pages, of loyalty and of betting. */
export const areaTexts: Readonly<Record<Locale, AreaTexts>> = { en: read('en'), fr: read('fr') };

/** A message with its value filled in. */
export function filled(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((left, [name, value]) => left.replace(`{${name}}`, value), text);
}

/** Responds to a call once with a result that is not 1, which is a failure. */
export async function refuseOnce(page: Page, method: string): Promise<void> {
  await page.route(
    `**/api/${method}?*`,
    (route) => route.fulfill({ json: { data: { result: 0 }, error: null } }),
    { times: 1 },
  );
}

/** A toast with this text. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();
}

/** Opens the account's index, which small screens keep behind a button. */
export async function openAccountMenu(menu: Locator): Promise<void> {
  const toggle = menu.locator('button[aria-expanded]');
  const first = menu.getByRole('link').first();
  await expect(toggle.or(first).filter({ visible: true }).first()).toBeVisible();
  if (!(await toggle.isVisible())) return;
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await expect(first).toBeVisible();
}
