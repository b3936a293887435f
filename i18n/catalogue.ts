import enAuth from './messages/en/auth.json';
import enBetting from './messages/en/betting.json';
import enCashier from './messages/en/cashier.json';
import enCommon from './messages/en/common.json';
import enConsent from './messages/en/consent.json';
import enContent from './messages/en/content.json';
import enDialogs from './messages/en/dialogs.json';
import enErrors from './messages/en/errors.json';
import enForms from './messages/en/forms.json';
import enGames from './messages/en/games.json';
import enHome from './messages/en/home.json';
import enJackpots from './messages/en/jackpots.json';
import enLayout from './messages/en/layout.json';
import enLoyalty from './messages/en/loyalty.json';
import enMenu from './messages/en/menu.json';
import enOffers from './messages/en/offers.json';
import enPoints from './messages/en/points.json';
import enPopups from './messages/en/popups.json';
import enProblems from './messages/en/problems.json';
import enProfile from './messages/en/profile.json';
import enRewards from './messages/en/rewards.json';
import enSearch from './messages/en/search.json';
import enSession from './messages/en/session.json';
import enSupport from './messages/en/support.json';
import enSystem from './messages/en/system.json';
import enTournaments from './messages/en/tournaments.json';
import frAuth from './messages/fr/auth.json';
import frBetting from './messages/fr/betting.json';
import frCashier from './messages/fr/cashier.json';
import frCommon from './messages/fr/common.json';
import frConsent from './messages/fr/consent.json';
import frContent from './messages/fr/content.json';
import frDialogs from './messages/fr/dialogs.json';
import frErrors from './messages/fr/errors.json';
import frForms from './messages/fr/forms.json';
import frGames from './messages/fr/games.json';
import frHome from './messages/fr/home.json';
import frJackpots from './messages/fr/jackpots.json';
import frLayout from './messages/fr/layout.json';
import frLoyalty from './messages/fr/loyalty.json';
import frMenu from './messages/fr/menu.json';
import frOffers from './messages/fr/offers.json';
import frPoints from './messages/fr/points.json';
import frPopups from './messages/fr/popups.json';
import frProblems from './messages/fr/problems.json';
import frProfile from './messages/fr/profile.json';
import frRewards from './messages/fr/rewards.json';
import frSearch from './messages/fr/search.json';
import frSession from './messages/fr/session.json';
import frSupport from './messages/fr/support.json';
import frSystem from './messages/fr/system.json';
import frTournaments from './messages/fr/tournaments.json';
import type { Locale } from './routing';

const en = {
  auth: enAuth,
  betting: enBetting,
  cashier: enCashier,
  common: enCommon,
  consent: enConsent,
  content: enContent,
  dialogs: enDialogs,
  errors: enErrors,
  forms: enForms,
  games: enGames,
  home: enHome,
  jackpots: enJackpots,
  layout: enLayout,
  loyalty: enLoyalty,
  menu: enMenu,
  offers: enOffers,
  points: enPoints,
  popups: enPopups,
  problems: enProblems,
  profile: enProfile,
  rewards: enRewards,
  search: enSearch,
  session: enSession,
  support: enSupport,
  system: enSystem,
  tournaments: enTournaments,
};

export type Messages = typeof en;

const fr: Messages = {
  auth: frAuth,
  betting: frBetting,
  cashier: frCashier,
  common: frCommon,
  consent: frConsent,
  content: frContent,
  dialogs: frDialogs,
  errors: frErrors,
  forms: frForms,
  games: frGames,
  home: frHome,
  jackpots: frJackpots,
  layout: frLayout,
  loyalty: frLoyalty,
  menu: frMenu,
  offers: frOffers,
  points: frPoints,
  popups: frPopups,
  problems: frProblems,
  profile: frProfile,
  rewards: frRewards,
  search: frSearch,
  session: frSession,
  support: frSupport,
  system: frSystem,
  tournaments: frTournaments,
};

/** Every interface text by locale and namespace. The server reads from here; the browser gets only what it needs. */
export const catalogue: Record<Locale, Messages> = { en, fr };
