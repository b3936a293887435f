import type { Locator, Page } from 'playwright';
import type { Locale } from '@/i18n/routing';
import { readMessages } from './messages';

/** Somebody in a flow; a guest has the same words to type. */
export interface Person {
  login: string;
  password: string;
}

/** What a player does on one page: something is typed, then sent. */
export interface Flow {
  name: string;
  path: string;
  isForPlayers: boolean;
  /** Method that carries it out; null where nothing is changed. */
  method: string | null;
  /** Where the flow is on the page, once it is there to be used. */
  open(page: Page, locale: Locale): Promise<Locator>;
  /** What is typed, by the name of its field. */
  typed(person: Person): Readonly<Record<string, string>>;
  /** What else is chosen before it is sent. */
  choose?(scope: Locator, locale: Locale): Promise<void>;
  send(scope: Locator): Promise<void>;
  /** What shows that it was carried out. */
  done(page: Page, locale: Locale): Locator;
}

const submitOf = (scope: Locator) => scope.locator('button[type="submit"]').first();
const click = (scope: Locator) => submitOf(scope).click();
const cashierForm = async (page: Page) =>
  page.locator('main form').filter({ has: page.locator('input[name="amount"]') });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first();

function formNamed(page: Page, name: string): Locator {
  return page.getByRole('form', { name });
}

export const FLOWS: readonly Flow[] = [
  {
    name: 'sign-in',
    path: '/?show_popup_auth=1',
    isForPlayers: false,
    method: 'auth.login',
    open: async (page) => page.getByRole('dialog'),
    typed: ({ login, password }) => ({ login, password }),
    send: click,
    done: (page) => page.getByTestId('balance').first(),
  },
  {
    name: 'registration',
    path: '/?show_popup_reg=1',
    isForPlayers: false,
    method: 'auth.register',
    open: async (page) => page.getByRole('dialog'),
    typed: ({ login }) => ({ email: `new-${login}`, password: 'Secret123' }),
    choose: (scope) => scope.locator('input[name="terms"]').check(),
    send: click,
    done: (page) => page.getByTestId('balance').first(),
  },
  {
    name: 'restore',
    path: '/?show_popup_auth=1',
    isForPlayers: false,
    method: 'auth.restore',
    async open(page, locale) {
      const dialog = page.getByRole('dialog');
      const { auth } = readMessages(locale);
      await dialog.getByRole('button', { name: auth.forgot }).click();
      await dialog.getByRole('heading', { name: auth.restore }).waitFor();
      return dialog;
    },
    typed: ({ login }) => ({ login }),
    send: click,
    done: (page, locale) => page.getByText(readMessages(locale).auth.restoreSent),
  },
  {
    name: 'deposit',
    path: '/cashier/deposit/voucher',
    isForPlayers: true,
    method: 'cashier.makedeposit',
    open: cashierForm,
    typed: () => ({ amount: '50', voucher_code: '1234567890123456' }),
    send: click,
    done: (page, locale) => page.getByText(readMessages(locale).system.paySuccess.title).first(),
  },
  {
    name: 'withdrawal',
    path: '/cashier/withdraw',
    isForPlayers: true,
    method: 'cashier.makewithdrawal',
    async open(page, locale) {
      const { cashier } = readMessages(locale);
      const methods = page.getByRole('list', { name: cashier.method.label });
      await methods
        .getByRole('button')
        .filter({ hasText: /1[.,]5/ })
        .click();
      return cashierForm(page);
    },
    typed: ({ login }) => ({ amount: '60', wallet_email: login }),
    send: click,
    done: (page, locale) => page.getByText(readMessages(locale).cashier.track.next.pending).first(),
  },
  {
    name: 'promo code',
    path: '/profile/bonuses',
    isForPlayers: true,
    method: 'campaigns.activateOffer',
    open: async (page) => page.locator('main form').filter({ has: page.locator('input[name="promo_code"]') }),
    typed: () => ({ promo_code: 'summer50' }),
    send: (scope) => scope.locator('input[name="promo_code"]').press('Enter'),
    done: (page, locale) => page.getByRole('dialog', { name: readMessages(locale).popups.promoCode.title }),
  },
  {
    name: 'personal data',
    path: '/profile/settings',
    isForPlayers: true,
    method: 'account.saveProfileInfo',
    open: async (page, locale) => formNamed(page, readMessages(locale).profile.personal.title),
    typed: () => ({
      first_name: 'Ann',
      last_name: 'Lee',
      birth_date: '1990-05-21',
      home_town: 'Rouen',
      address: '1 Main St',
      postcode: '76000',
    }),
    async choose(scope, locale) {
      await scope.getByText(readMessages(locale).forms.female, { exact: true }).click();
      await scope.locator('[name="country_code"]').selectOption('FR');
    },
    send: click,
    done: (page, locale) => toast(page, readMessages(locale).profile.personal.saved),
  },
  {
    name: 'password',
    path: '/profile/security',
    isForPlayers: true,
    method: 'account.changepassword',
    open: async (page) => page.locator('main form').filter({ has: page.locator('[name="old_password"]') }),
    typed: ({ password }) => ({
      old_password: password,
      new_password: 'Another456',
      repeat_password: 'Another456',
    }),
    send: click,
    done: (page, locale) => toast(page, readMessages(locale).profile.password.saved),
  },
  {
    name: 'message to support',
    path: '/support',
    isForPlayers: false,
    method: 'Support.sendFeedback',
    open: async (page, locale) => formNamed(page, readMessages(locale).support.feedback.title),
    typed: ({ login }) => ({ name: 'Ann Lee', email: login, subject: 'Payment', message: 'Where is it?' }),
    send: click,
    done: (page, locale) => page.getByText(readMessages(locale).support.feedback.sentTitle),
  },
  {
    name: 'search',
    path: '/offers',
    isForPlayers: false,
    method: null,
    async open(page, locale) {
      const { menu, search } = readMessages(locale);
      await page.getByRole('button', { name: menu.search }).first().click();
      const dialog = page.getByRole('dialog', { name: search.title });
      await dialog.getByRole('option').first().waitFor();
      return dialog;
    },
    typed: () => ({}),
    send: (scope) => scope.getByRole('combobox').pressSequentially('gold', { delay: 20 }),
    done: (page) => page.getByRole('option').first(),
  },
  {
    name: 'hall',
    path: '/gamehall',
    isForPlayers: false,
    method: null,
    open: async (page, locale) => page.getByRole('group', { name: readMessages(locale).games.types }),
    typed: () => ({}),
    send: (scope) => scope.getByRole('button').nth(1).click(),
    done: (page) => page.locator('main a[href*="/game/"]').first(),
  },
  {
    name: 'history',
    path: '/cashier/history',
    isForPlayers: true,
    method: null,
    open: async (page) => page.getByRole('main'),
    typed: () => ({}),
    send: (scope) => scope.locator('a[href*="tab="]').first().click(),
    done: (page) => page.locator('main h1'),
  },
];
