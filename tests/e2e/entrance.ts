import { expect, type Locator, type Page } from '@playwright/test';
import { expectHydrated, texts, type Locale } from './fixtures';

/** An address or number nobody else in the run has. */
export const freshEmail = (): string => `new-${crypto.randomUUID().slice(0, 12)}@example.com`;

/** A French mobile number without its calling code. */
export function freshPhone(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `6${String(random).padStart(10, '0').slice(-8)}`;
}

/** The button of the frame that opens the registration: in the header, on a phone in the bar at its foot. */
export function signUpButton(page: Page, locale: Locale): Locator {
  const { common, menu } = texts[locale];
  return page
    .getByRole('banner')
    .or(page.getByRole('navigation', { name: menu.bottomMenu }))
    .getByRole('button', { name: common.register });
}

/** Opens the auth popup by the frame's own button, once the page knows that a guest is here. */
export async function openAuth(
  page: Page,
  locale: Locale,
  type: 'authorization' | 'registration',
): Promise<Locator> {
  const { common, auth } = texts[locale];
  const isLogin = type === 'authorization';
  await expectHydrated(page);
  await (
    isLogin
      ? page.getByRole('banner').getByRole('button', { name: common.logIn })
      : signUpButton(page, locale)
  ).click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByRole('heading', { name: isLogin ? auth.logIn : auth.createAccount }),
  ).toBeVisible();
  return dialog;
}

/** Types login and password into the open popup and sends them with Enter. */
export async function submitLogin(dialog: Locator, login: string, password: string): Promise<void> {
  await dialog.locator('input[name="login"]').fill(login);
  await dialog.locator('input[name="password"]').fill(password);
  await dialog.locator('input[name="password"]').press('Enter');
}

/** The message below a field, as screen readers find it. */
export async function fieldMessage(field: Locator): Promise<string> {
  const id = await field.getAttribute('aria-describedby');
  return (await field.page().locator(`[id="${id}"]`).textContent()) ?? '';
}

/** Clicks beside the open dialog, where the backdrop is. */
export async function clickBackdrop(page: Page): Promise<void> {
  await page.mouse.click(3, 3);
}
