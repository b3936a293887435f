import type { SandboxMethod, SandboxMethods } from './method';
import { accountMethods } from './methods/account';
import { authMethods } from './methods/auth';
import { bannersMethods } from './methods/banners';
import { bettingBonusesMethods } from './methods/betting-bonuses';
import { bonusesMethods } from './methods/bonuses';
import { campaignsMethods } from './methods/campaigns';
import { cashbacksMethods } from './methods/cashbacks';
import { cashierMethods } from './methods/cashier';
import { eventsMethods } from './methods/events';
import { freespinsMethods } from './methods/freespins';
import { gamesMethods } from './methods/games';
import { jackpotsMethods } from './methods/jackpots';
import { leaderboardMethods } from './methods/leaderboard';
import { loyaltyMethods } from './methods/loyalty';
import { metadataMethods } from './methods/metadata';
import { popupsMethods } from './methods/popups';
import { profileMethods } from './methods/profile';
import { storageMethods } from './methods/storage';
import { sumsubMethods } from './methods/sumsub';
import { supportMethods } from './methods/support';
import { tournamentsMethods } from './methods/tournaments';

/** Every method of the platform by its own spelling. */
export const ALL_METHODS: SandboxMethods = {
  ...accountMethods,
  ...profileMethods,
  ...authMethods,
  ...bannersMethods,
  ...bettingBonusesMethods,
  ...bonusesMethods,
  ...campaignsMethods,
  ...cashbacksMethods,
  ...cashierMethods,
  ...eventsMethods,
  ...freespinsMethods,
  ...gamesMethods,
  ...jackpotsMethods,
  ...leaderboardMethods,
  ...loyaltyMethods,
  ...metadataMethods,
  ...popupsMethods,
  ...storageMethods,
  ...sumsubMethods,
  ...supportMethods,
  ...tournamentsMethods,
};

const METHODS_BY_LOWER_NAME = new Map(
  Object.entries(ALL_METHODS).map(([name, method]) => [name.toLowerCase(), method]),
);

/** The method of a name, letter case aside. */
export function findSandboxMethod(name: string): SandboxMethod | undefined {
  return METHODS_BY_LOWER_NAME.get(name.toLowerCase());
}
