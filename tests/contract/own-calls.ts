import * as cashback from '@/lib/cashback/api';
import { getDepositInfo } from '@/lib/cashier/api';
import * as games from '@/lib/games/api';
import * as offers from '@/lib/offers/api';
import { getPopup } from '@/lib/popups/api';
import * as profile from '@/lib/profile/api';
import * as session from '@/lib/session/api';
import type { CodePurpose } from '@/sandbox/world/codes';
import type { Visitor } from '../support/sandbox-visitor';
import { playWrites } from './calls/play-writes';
import { STORED_KEY } from './calls/player-reads';
import type { Calls, WriteScene } from './calls/scene';

/** Who calls a method in the contract tests. The player is the demo account, with a history of its own. */
export interface Scene extends WriteScene {
  guest: Visitor;
  player: Visitor;
  /** An account nobody else uses, for calls that change who may sign in. */
  fresh: Visitor;
  /** The code the platform sent last for a purpose and target. */
  code(purpose: CodePurpose, target: string): string;
}

const CONTACT = '33612345678';
const STORED = { key: STORED_KEY, value: '41' };

/**
 * Calls that need what only the sandbox has, such as sent codes and known promo codes, or that change more than the
 * doctor may. They replace the doctor's; the last call is the one meant.
 */
export const ownCalls = {
  'account.changeTwoFactorAuth': ({ fresh }) =>
    fresh.call(session.changeTwoFactorAuth, { two_factor_auth: true }),
  'account.confirmTwoFactorAuth': async ({ fresh, code }) => {
    await fresh.call(session.changeTwoFactorAuth, { two_factor_auth: true });
    return fresh.call(session.confirmTwoFactorAuth, { code: code('two_factor', '1') });
  },
  'account.saveProfileInfo': ({ player }) =>
    player.call(profile.saveProfile, {
      first_name: 'Camille',
      sex: 2,
      birth_date: '1990-05-21',
      document: { type: 'cpf', number: '12345678901' },
    }),
  'account.confirmContact': async ({ player, guest, code }) => {
    await player.call(profile.sendConfirmationToContact, { contact: CONTACT });
    return guest.call(profile.confirmContact, { contact: CONTACT, code: code('contact', CONTACT) });
  },
  'account.unsubscribe': ({ guest, login, code }) =>
    guest.call(profile.unsubscribe, { contact: login, code: code('unsubscribe', login) }),
  'account.changepassword': ({ fresh }) =>
    fresh.call(profile.changePassword, {
      old_password: 'Secret12',
      new_password: 'Secret34',
      repeat_password: 'Secret34',
    }),
  'bonuses.activate': async (scene) => {
    await playWrites['bonuses.deactivate'](scene);
    return playWrites['bonuses.activate'](scene);
  },
  'BettingBonuses.activate': async (scene) => {
    await playWrites['BettingBonuses.remove'](scene);
    return playWrites['BettingBonuses.activate'](scene);
  },
  'campaigns.activateOffer': ({ player }) =>
    player.call(offers.activateOffer, {
      promo_code: 'HELLO20',
      fields: ['trigger', 'description', 'promotions'],
    }),
  'campaigns.checkPromocode': ({ guest }) => guest.call(offers.checkPromoCode, { promo_code: 'KICKOFF' }),
  'cashier.getdepositinfo': async (scene) => {
    const { id } = await playWrites['cashier.makedeposit'](scene);
    return scene.player.call(getDepositInfo, { id });
  },
  'games.getLikes': async (scene) => {
    await playWrites['games.addLike'](scene);
    return scene.player.call(games.getLikes, {});
  },
  'games.gethistoryexportrequest': async ({ player }) => {
    await player.call(games.createHistoryExport, {});
    return player.call(games.getHistoryExport, {});
  },
  'popups.get': ({ guest }) => guest.call(getPopup, { sysname: 'summer', preview: 1 }),
  'storage.get': async ({ player }) => {
    await player.call(cashback.setStored, STORED);
    return player.call(cashback.getStored, { key: STORED_KEY });
  },
  'storage.getKeys': async ({ player }) => {
    await player.call(cashback.setStored, STORED);
    return player.call(cashback.getStoredKeys, {});
  },
} satisfies Calls<Scene>;
