import type { Browser, Page } from 'playwright';
import common from '../../i18n/messages/en/common.json';

const MENU = ['/jackpots', '/promotions'];
const TYPED = '47';

export interface Tab {
  path: string;
  /** Documents loaded since it was opened. */
  documents: number;
  /** Goes on as a visitor would; what went wrong in words, null when nothing did. */
  goOn(): Promise<string | null>;
}

/** Opens a tab of a guest, or of a signed-in player in the cashier, who has begun to fill in a form. */
export async function openTab(browser: Browser, site: string, path: string, cookie: string): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const isPlayer = path.startsWith('/cashier');
  if (isPlayer) await context.addCookies(cookie.split('; ').map((pair) => cookieOf(pair, site)));
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(site + path, { waitUntil: 'networkidle' });
  if (isPlayer) {
    // The form hydrates at the first sign of its player.
    await page.mouse.move(5, 5);
    await amountOf(page).fill(TYPED);
  }
  const tab: Tab = {
    path,
    documents: 0,
    goOn: async () => {
      const trouble = isPlayer ? await keepsForm(page) : await opensDialog(page);
      const problem = trouble ?? (await follows(page));
      await context.close();
      if (problem !== null) return problem;
      return errors.length > 0 ? errors.join('; ') : tooMany(tab.documents);
    },
  };
  page.on('domcontentloaded', () => {
    tab.documents += 1;
  });
  return tab;
}

function cookieOf(pair: string, site: string) {
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1), url: site };
}

const amountOf = (page: Page) => page.locator('main form input[name="amount"]');

async function keepsForm(page: Page): Promise<string | null> {
  const value = await amountOf(page).inputValue();
  return value.includes(TYPED) ? null : `the form lost what was typed: ${value}`;
}

/** Its code and texts come now, out of the version the tab was opened with. */
async function opensDialog(page: Page): Promise<string | null> {
  const opener = page.getByRole('banner').getByRole('button', { name: common.register, exact: true });
  await opener.filter({ visible: true }).first().click();
  const field = page.getByRole('dialog').getByRole('textbox').first();
  const isOpen = await field.waitFor({ timeout: 15_000 }).then(
    () => true,
    () => false,
  );
  await page.keyboard.press('Escape');
  return isOpen ? null : 'the dialog did not open';
}

async function follows(page: Page): Promise<string | null> {
  for (const path of MENU) {
    // At its start: the closed rail of the cashier cuts off the rest.
    const position = { x: 16, y: 16 };
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click({ position });
    await page.waitForURL(`**${path}`, { timeout: 15_000 });
    const heading = page.locator('main h1');
    await heading.waitFor({ timeout: 15_000 });
    if ((await heading.innerText()).trim() === '') return `${path} has no heading`;
    // A link that is followed before the page's code has come is the browser's own, and brings a document.
    await page.waitForLoadState('networkidle');
  }
  return null;
}

/** The first link leads to the new version by a new document, and everything stays there then. */
function tooMany(documents: number): string | null {
  return documents > 1 ? `${documents} documents` : null;
}
