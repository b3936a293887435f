import type { CollectionName } from '@/lib/content/collections';
import type { PlatformMethodName } from '@/lib/platform/names';

/** Where a visitor notices that a response is missing or invalid, and what is shown there instead. */
export interface Consequence {
  pages: string;
  look: string;
}

const at = (pages: string, look: string): Consequence => ({ pages, look });

const LEFT_OUT = 'the block is left out; the rest of the page works';
const FAILED_BLOCK = 'a message with "Try again" replaces the block';
const FAILED_FORM = 'the form keeps what was typed and says what went wrong';
const TOAST = 'a message says that it did not work; nothing changes';
const LEFT_OUT_AT_HOME = `the home page leaves the block out; elsewhere ${FAILED_BLOCK}`;
const UNKNOWN_PLAYER =
  'players’ pages say that they cannot be shown; elsewhere nobody is seen to be signed in';

/** By method; the type requires every one. */
export const METHOD_CONSEQUENCES: Readonly<Record<PlatformMethodName, Consequence>> = {
  'account.getInfo': at('every page', UNKNOWN_PLAYER),
  'metadata.getgeneralinfo': at(
    'every page',
    'no currency is preselected, no tag manager; idle players stay signed in',
  ),
  'metadata.get': at('/profile/settings', 'a country is typed instead of chosen'),
  'account.addcontact': at('/profile, contacts', FAILED_FORM),
  'account.changefakename': at('/profile, nickname', FAILED_FORM),
  'account.changelocale': at('language switch', 'the page changes its language, e-mails do not'),
  'account.changepassword': at('/profile/security', FAILED_FORM),
  'account.changeSubscription': at('/profile/settings', TOAST),
  'account.changeTwoFactorAuth': at('/profile/security', TOAST),
  'account.confirmContact': at('/confirmation, /profile', FAILED_FORM),
  'account.confirmTwoFactorAuth': at('/profile/security', FAILED_FORM),
  'account.saveProfileInfo': at('/profile/settings', FAILED_FORM),
  'account.sendconfirmationtocontact': at('/profile, contacts', TOAST),
  'account.setUserOnVerification': at('/profile/verification', TOAST),
  'account.setCurrency': at('/cashier/wallet', TOAST),
  'account.unsubscribe': at('/unsubscribe', 'the page says that it did not work'),
  'account.getContactPhoneSettings': at('phone fields', 'every country is offered, without a mask'),
  'account.getcurrencyrates': at(
    '/cashier/wallet',
    'a change of the currency does not say what the balance is worth',
  ),
  'account.getDepositLimit': at(
    '/profile/responsible-game, /cashier/deposit',
    `the deposit leaves the limit out; elsewhere ${FAILED_BLOCK}`,
  ),
  'account.getBalance': at('header, cashier', 'the last known balance stays'),
  'account.getPersonalDataFields': at('/profile/settings', FAILED_BLOCK),
  'account.getprofileinfo': at('/profile, /profile/settings', FAILED_BLOCK),
  'auth.login': at('sign-in', FAILED_FORM),
  'auth.register': at('registration', FAILED_FORM),
  'auth.restore': at('restoring a password', FAILED_FORM),
  'auth.logout': at('header, menu', TOAST),
  'banners.get': at('/', LEFT_OUT),
  'BettingBonuses.get': at('/profile/bonuses', FAILED_BLOCK),
  'BettingBonuses.activate': at('/profile/bonuses', TOAST),
  'BettingBonuses.remove': at('/profile/bonuses', TOAST),
  'bonuses.get': at('/profile/bonuses', FAILED_BLOCK),
  'bonuses.activate': at('/profile/bonuses', TOAST),
  'bonuses.deactivate': at('/profile/bonuses', TOAST),
  'bonuses.remove': at('/profile/bonuses', TOAST),
  'campaigns.activateOffer': at('promo code field', FAILED_FORM),
  'campaigns.checkPromocode': at('promo code field', FAILED_FORM),
  'campaigns.takepromotions': at('/offers', TOAST),
  'campaigns.getoffers': at(
    '/, /offers, /promotions, /cashier/deposit',
    `${LEFT_OUT_AT_HOME}; the deposit offers none`,
  ),
  'cashbacks.get': at('/profile/cashback', FAILED_BLOCK),
  'cashbacks.payout': at('/profile/cashback', TOAST),
  'cashbacks.remove': at('/profile/cashback', TOAST),
  'cashier.makedeposit': at('/cashier/deposit', FAILED_FORM),
  'cashier.makewithdrawal': at('/cashier/withdraw', FAILED_FORM),
  'cashier.cancelwithdrawal': at('/cashier/history', TOAST),
  'cashier.getbanks': at('/cashier/deposit, /cashier/withdraw', 'methods that need a bank cannot be used'),
  'cashier.getdepositinfo': at('/cashier/paysuccess and its neighbours, /cashier/receipt', FAILED_BLOCK),
  'cashier.getdepositsettings': at('/cashier/deposit', FAILED_BLOCK),
  'cashier.getwithdrawsettings': at('/cashier/withdraw', FAILED_BLOCK),
  'cashier.gethistory': at('/cashier/history, /profile', FAILED_BLOCK),
  'freespins.get': at(
    'game tiles, /profile/bonuses',
    `tiles carry no mark of free spins; in the list ${FAILED_BLOCK}`,
  ),
  'FreshChat.storeChatEvent': at('support chat', 'nothing is seen; the event is lost'),
  'support.getsettings': at('support chat', 'the chat of the site config is used'),
  'Support.sendFeedback': at('/support', FAILED_FORM),
  'sumsub.createApplicant': at('/profile/verification', FAILED_BLOCK),
  'sumsub.getAccessToken': at('/profile/verification', FAILED_BLOCK),
  'games.get': at('/, /gamehall, /game, search', LEFT_OUT_AT_HOME),
  'games.getLikes': at('game tiles, favourites', `no heart is filled; among the favourites ${FAILED_BLOCK}`),
  'games.addLike': at('game tiles', TOAST),
  'games.removeLike': at('game tiles', TOAST),
  'games.getCategories': at(
    '/, /gamehall',
    'categories are left out; the page of one says that it could not be loaded',
  ),
  'games.getProviders': at('/, /gamehall, /providers', LEFT_OUT_AT_HOME),
  'games.getHistory': at('/profile/bets', FAILED_BLOCK),
  'games.gethistoryexportrequest': at('/profile/bets', 'the file cannot be fetched'),
  'games.createhistoryexportrequest': at('/profile/bets', TOAST),
  'Jackpots.get': at('/, /jackpots', LEFT_OUT_AT_HOME),
  'Jackpots.getWinners': at('/, /winners, /jackpots', LEFT_OUT_AT_HOME),
  'leaderboard.get': at('/tournaments/{id}', FAILED_BLOCK),
  'tournaments.get': at('/, /tournaments', LEFT_OUT_AT_HOME),
  'tournaments.participate': at('/tournaments/{id}', TOAST),
  'events.handle': at('every page', 'the platform gets no events; no campaign popup opens'),
  'loyalty.getinfo': at('/loyalty, /profile', FAILED_BLOCK),
  'loyalty.getcharacters': at('choice of a character', FAILED_BLOCK),
  'loyalty.setcharacter': at('/loyalty, /profile', TOAST),
  'loyalty.getproducts': at('/loyalty/shop', FAILED_BLOCK),
  'loyalty.buyproduct': at('/loyalty/shop', TOAST),
  'loyalty.getnotifications': at('every page of a player', 'no notice of a new level appears'),
  'loyalty.getPrograms': at('/loyalty', FAILED_BLOCK),
  'loyalty.getProgram': at('/loyalty/{name}', FAILED_BLOCK),
  'popups.get': at('campaign popup', 'it does not open'),
  'storage.get': at('popup of a cashback', 'it does not open'),
  'storage.getKeys': at('popup of a cashback', 'nothing is seen: the stored value is read without them'),
  'storage.set': at('popup of a cashback', 'it opens once more'),
};

const DEFAULTS = 'the built-in values apply (docs/content.md)';

/** By collection. */
export const COLLECTION_CONSEQUENCES: Readonly<Record<CollectionName, Consequence>> = {
  'settings-seo': at('redirects, /robots.txt', 'nothing is redirected, robots may read everything'),
  'page-seo': at(
    'title and text of every page, /{slug} pages',
    'plain titles, no texts; /{slug} says that it could not be loaded',
  ),
  'prazer-config': at('every page', DEFAULTS),
  'cashier-config': at('/cashier/*', DEFAULTS),
  'games-config': at('/gamehall, /game', DEFAULTS),
  'search-config': at('search', DEFAULTS),
  loyalty: at('/loyalty', 'the page has no introduction'),
  'forms-config': at('sign-in, registration, profile, support', DEFAULTS),
  common: at('header, menus, footer, system pages', DEFAULTS),
  'auth-config': at('sign-in, registration', DEFAULTS),
  'meta-data-tool': at('head of every page', 'the tags are left out'),
  'menu-banner': at('side menu', LEFT_OUT),
  'auth-banner': at('sign-in, registration', LEFT_OUT),
  'web-settings': at('icons of the browser', 'the built-in icon is used'),
};
