import assert from 'node:assert/strict';
import { address, texts, type Locale } from '../support/interface-texts';
import type { Sandbox } from '../support/sandbox-control';
import { KEYS, type Tab } from './tab';

export interface Scene {
  tab: Tab;
  locale: Locale;
  sandbox: Sandbox;
  /** Whether the window is as narrow as a phone. */
  isPhone: boolean;
  /** A new player with so many euros, signed in: their login. */
  signIn(balance: number): Promise<string>;
}

type Flow = (scene: Scene) => Promise<void>;

const BALANCE = { css: '[data-testid="balance"]' };
const DIALOG = '[role="dialog"], dialog[open]';
const inDialog = (css: string) => `:is(${DIALOG}) ${css}`;
/** The hall's entry of the bar on a phone, of the rail on a wide screen. */
const hallLink = (locale: Locale) => ({ css: `nav a[href="${address(locale, '/gamehall')}"]` });
const SUBMIT = { css: 'main form button[type="submit"]' };

/** Whether the calls that follow a sign-in have their responses. */
const hasSettled = (): boolean => {
  const calls = performance.getEntriesByType('resource').map(({ name }) => name);
  return ['/loyalty.getinfo', '/events.handle'].every((call) => calls.some((name) => name.includes(call)));
};

/** Guest, hall, game, registration, a round, the balance; out and in again. */
const mainFlow: Flow = async ({ tab, locale, isPhone }) => {
  const { auth, common, menu } = texts[locale];
  const home = address(locale, '/');
  await tab.go(home);
  await tab.sees({ css: 'h1' });
  await tab.click(hallLink(locale));
  await tab.isAt(address(locale, '/gamehall'));
  const tile = { css: `main a[href^="${address(locale, '/game/')}"]` };
  const game = await tab.read(tile, (link) => link.getAttribute('href') ?? '');
  await tab.click(tile);
  await tab.isAt(game);
  await tab.sees({ css: 'h1' });

  await tab.go(`${game}#real`);
  await tab.sees({ css: inDialog('h2'), text: auth.createAccount });
  const login = `guest-${crypto.randomUUID().slice(0, 12)}@example.com`;
  await tab.fill({ css: inDialog('input[name="email"]') }, login);
  await tab.fill({ css: inDialog('input[name="password"]') }, 'Secret123');
  await tab.click({ css: inDialog('input[name="terms"]') });
  await tab.click({ css: inDialog('button'), text: auth.register });
  await tab.isAt(/register=success/);
  await tab.seesNo({ css: DIALOG });

  assert.equal(await tab.text(BALANCE), '100 €');
  await tab.inFrame({ css: 'iframe' }, () => tab.click({ css: '#spin:enabled' }));
  await tab.seesNo({ ...BALANCE, text: '100 €' });
  const left = await tab.text(BALANCE);

  await tab.go(home);
  await tab.sees({ ...BALANCE, text: left });
  if (isPhone) {
    await tab.click({ css: 'nav button', text: menu.menu });
    await tab.click({ css: inDialog('button'), text: menu.logOut });
  } else {
    await tab.go(address(locale, '/profile/settings'));
    await tab.click({ css: 'button', text: menu.logOut });
  }
  await tab.isAt(home);
  await tab.seesNo(BALANCE);
  await tab.click({ css: 'header button', text: common.logIn });
  await tab.fill({ css: inDialog('input[name="login"]') }, login);
  await tab.fill({ css: inDialog('input[name="password"]') }, 'Secret123');
  await tab.press(KEYS.enter);
  await tab.sees({ ...BALANCE, text: left });
  // What a reload cuts off is a response without a body to Firefox and WebKit.
  await tab.until('the calls of a sign-in', () => tab.read({ css: 'body' }, hasSettled));
  await tab.reload();
  await tab.sees({ ...BALANCE, text: left });
};

/** By card: the payment page in this window, back with the money; going back and reloading pay nothing twice. */
const deposit: Flow = async ({ tab, locale, sandbox, signIn }) => {
  const { cashier } = texts[locale];
  const login = await signIn(500);
  await tab.go(address(locale, '/cashier/deposit/card'));
  await tab.fill({ css: 'main form input[name="amount"]' }, '50');
  await tab.fill({ css: 'main form input[name="card_number"]' }, '4242424242424242', '4242 4242 4242 4242');
  await tab.fill({ css: 'main form input[name="card_holder"]' }, 'Ann Lee');
  await tab.click(SUBMIT);
  await tab.isAt(/^\/platform\/pay\//);
  const pay = { css: 'button[value="succeed"]' };
  const success = new RegExp(`^${address(locale, '/cashier/paysuccess/')}\\d+$`);
  await tab.click(pay);
  await tab.isAt(success);
  await tab.sees({ css: 'main *', text: cashier.status.success });
  await tab.sees({ ...BALANCE, text: '550 €' });
  await tab.reload();
  await tab.sees({ css: 'main *', text: cashier.status.success });
  // The payment page is requested again and leads on, or is shown as it was and can be used once more. WebKit leaves
  // its address above the page it led to.
  await tab.back();
  await tab.until('the end of the payment again', async () => {
    if ((await tab.count(pay)) > 0) await tab.click(pay);
    return (await tab.count({ css: 'main *', text: cashier.status.success })) > 0;
  });
  const ledger = await sandbox.ledger(login);
  assert.deepEqual([ledger.payments.length, ledger.balance, ledger.total], [1, 55_000, 55_000]);
};

/** Requested, followed while pending, cancelled after a question. */
const withdrawal: Flow = async ({ tab, locale, sandbox, signIn }) => {
  const { cashier } = texts[locale];
  const login = await signIn(500);
  await tab.go(address(locale, '/cashier/withdraw'));
  await tab.click({ css: 'main ul[aria-labelledby] button', has: locale === 'fr' ? '1,5' : '1.5' });
  await tab.fill({ css: 'main form input[name="amount"]' }, '120');
  await tab.fill({ css: 'main form input[name="wallet_email"]' }, login);
  await tab.click(SUBMIT);
  await tab.sees({ css: 'main *', text: cashier.track.next.pending });
  await tab.sees({ ...BALANCE, text: '380 €' });
  await tab.click({ css: 'main button', text: cashier.withdraw.cancel });
  await tab.click({ css: '[role="alertdialog"] button', text: cashier.withdraw.cancelConfirm });
  await tab.sees({ css: 'main *', text: cashier.track.next.cancelled });
  await tab.sees({ ...BALANCE, text: '500 €' });
  const { payments, balance, total } = await sandbox.ledger(login);
  assert.deepEqual([payments.map(({ status }) => status), balance, total], [['cancelled'], 50_000, 50_000]);
};

/**
 * Filters combine in the address, survive a reload and go back step by step; a game searched for with a slip is found.
 */
const hall: Flow = async ({ tab, locale, sandbox }) => {
  const { games, search } = texts[locale];
  const path = address(locale, '/gamehall');
  const tile = { css: 'main [data-tile]:not([inert] *) a' };
  await tab.go(path);
  await tab.sees(tile, 24);
  const first = await tab.text(tile);
  await tab.click({ css: 'main button', text: games.type.slot });
  await tab.isAt(`${path}?type=slot`);
  await tab.click({ css: 'main select option[value="name"]' });
  await tab.isAt(`${path}?type=slot&sort=name`);
  await tab.click({ css: 'main button', text: games.providers });
  // Several: not every studio makes slots.
  const provider = { css: inDialog('input[type="checkbox"]:not(:checked)') };
  for (let place = 0; place < 8; place += 1) await tab.click(provider);
  // Its name says how many games there are; the first button with words.
  await tab.click({ css: inDialog('button:not([aria-label])') });
  await tab.isAt(/\?type=slot&providers=[a-z0-9,_-]+&sort=name$/);
  await tab.seesNo({ css: 'main [aria-busy="true"]' });
  const chosen = await tab.text(tile);
  await tab.reload();
  await tab.sees({ ...tile, text: chosen });
  await tab.back();
  await tab.isAt(`${path}?type=slot&sort=name`);
  await tab.back();
  await tab.back();
  await tab.isAt(path);
  await tab.until('the first games again', async () => (await tab.text(tile)) === first);

  const { name } = await sandbox.game('live');
  await tab.click({ css: ':is(header, main) button', has: games.search });
  const field = { css: inDialog('[role="combobox"]') };
  await tab.fill(field, 'rouletet');
  await tab.sees({ css: '[role="option"]', has: 'oulette' });
  await tab.fill(field, name);
  await tab.click({ css: '[role="option"] span', text: name });
  await tab.isAt(new RegExp(`^${address(locale, '/game/')}`));
  await tab.seesNo({ css: `dialog[aria-label="${search.title}"]` });
};

/** A dialog holds the page, closes by Escape, and goes with a page that the browser's Back leaves. */
const dialogs: Flow = async ({ tab, locale }) => {
  const { auth, common } = texts[locale];
  const opener = { css: ':is(header, nav) button', text: common.register };
  const title = { css: inDialog('h2'), text: auth.createAccount };
  await tab.go(address(locale, '/'));
  // Left before it is hydrated, the page would be loaded again when it is come back to.
  await tab.until('the page is hydrated', () => tab.run(() => window.earlyActions?.replay !== undefined));
  await tab.click(hallLink(locale));
  await tab.isAt(address(locale, '/gamehall'));
  await tab.click(opener);
  await tab.sees(title);
  await tab.press(KEYS.escape);
  await tab.seesNo({ css: DIALOG });
  assert.equal(await tab.run(() => document.activeElement?.textContent), common.register);

  await tab.click(opener);
  await tab.sees(title);
  await tab.back();
  await tab.isAt(address(locale, '/'));
  await tab.seesNo({ css: DIALOG });
  await tab.until('the page scrolls again', () =>
    tab.run(() => {
      window.scrollTo({ top: 300, behavior: 'instant' });
      // Firefox stops at whole pixels of the screen, of which a phone has three for each of the page's.
      return Math.round(window.scrollY) === 300;
    }),
  );
  await tab.click(opener);
  await tab.sees(title);
};

/** The switch keeps the page and its query, and stores the language for the next visit. */
const language: Flow = async ({ tab, locale, signIn }) => {
  const other = locale === 'en' ? 'fr' : 'en';
  await signIn(10);
  await tab.go(address(locale, '/offers?trackId=7'));
  // Until the page is hydrated the switch is a plain link, which knows of no query.
  await tab.sees(BALANCE);
  await tab.click({ css: `a[hreflang="${other}"]` });
  await tab.isAt(address(other, '/offers?trackId=7'));
  // The address changes before the new document has its styles.
  await tab.sees(BALANCE);
  assert.equal(await tab.run(() => document.documentElement.lang), other);
  assert.match(await tab.run(() => document.cookie), new RegExp(`i18n_locale=${other}`));
};

/** What every engine has to carry, by the name it is reported under. */
export const FLOWS: Readonly<Record<string, Flow>> = {
  main: mainFlow,
  deposit,
  withdrawal,
  hall,
  dialogs,
  language,
};
