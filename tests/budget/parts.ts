import type { Page } from 'playwright';
import common from '../../i18n/messages/en/common.json';
import menu from '../../i18n/messages/en/menu.json';
import profile from '../../i18n/messages/en/profile.json';

export interface LazyPart {
  /** Page on which it is opened. */
  path: string;
  isForPlayers?: boolean;
  /** What the visitor does to open it. */
  open(page: Page): Promise<void>;
}

const click = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
};

/** Lazily loaded parts of the product; their budgets are in `tests/budget/budgets.json`. */
export const LAZY_PARTS = {
  // Both from a page where nothing else hydrates. They are one dialog: either form loads the code of the other.
  'sign-in': { path: '/terms', open: click(common.register) },
  search: { path: '/terms', open: click(menu.search) },
  // The hall's list hydrates on the first interaction.
  'list of games': { path: '/gamehall', open: (page) => page.mouse.move(5, 5) },
  deposit: {
    path: '/cashier/deposit',
    isForPlayers: true,
    // The deposit hydrates on the first interaction.
    open: (page) => page.mouse.move(5, 5),
  },
  verification: {
    path: '/profile/verification',
    isForPlayers: true,
    open: async (page) => {
      // Server-rendered content hydrates on the first interaction; the button is clicked after that.
      await page.mouse.move(5, 5);
      await page.waitForLoadState('networkidle');
      await click(profile.verification.start)(page);
    },
  },
} satisfies Record<string, LazyPart>;
