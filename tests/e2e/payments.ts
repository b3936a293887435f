import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { address, signIn, texts, type Locale, type Sandbox } from './fixtures';

export interface Payer {
  login: string;
  password: string;
  /** Names the player's calls in the log. */
  email: string;
}

/** A player with 500 € who is signed in. */
export async function payer(
  page: Page,
  sandbox: Sandbox,
  wish: Record<string, unknown> = {},
): Promise<Payer> {
  const player = await sandbox.player({ balance: 500, ...wish });
  await signIn(page, player);
  return { ...player, email: `pay-${crypto.randomUUID().slice(0, 12)}@example.com` };
}

/** Opens the cashier at a method, its form hydrated. */
export async function openForm(page: Page, locale: Locale, path: string): Promise<Locator> {
  await page.goto(address(locale, path));
  await page.mouse.move(5, 5);
  const form = page.locator('main form');
  await expect(form.locator('input[name="amount"]')).toBeVisible();
  await expect(page.locator('main [data-hydrates-late]')).toHaveCount(0);
  return form;
}

/** Fills the form of the e-wallet. */
export async function fillWallet(form: Locator, { email }: Payer, sum: string): Promise<void> {
  await form.locator('input[name="amount"]').fill(sum);
  await form.locator('input[name="wallet_email"]').fill(email);
}

export async function chooseWithdrawal(page: Page, locale: Locale): Promise<Locator> {
  const form = await openForm(page, locale, '/cashier/withdraw');
  await page
    .getByRole('list', { name: texts[locale].cashier.method.label })
    .getByRole('button')
    .filter({ hasText: /1[.,]5/ })
    .click();
  await expect(form.locator('input[name="wallet_email"]')).toBeVisible();
  return form;
}

export const submit = (form: Locator) => form.locator('button[type="submit"]');

/** The platform carries the call out, and the connection breaks before its response arrives. */
export async function dropResponse(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

/** By the ledger of the sandbox: what moved adds up to the balance, and nothing was made twice. */
export async function expectBalanced(sandbox: Sandbox, { login }: Payer, balance: number): Promise<void> {
  const ledger = await sandbox.ledger(login);
  expect(ledger.total).toBe(ledger.balance);
  expect(ledger.balance).toBe(balance * 100);
}

/** Errors that belong to a broken connection. */
export const BROKEN = /ERR_CONNECTION_RESET|ERR_FAILED|net::/;
