import { handleEvent } from '@/lib/analytics/api';
import { register, restore } from '@/lib/auth/api';
import { setStored } from '@/lib/cashback/api';
import { setCurrency } from '@/lib/money/api';
import { getPopup } from '@/lib/popups/api';
import * as profile from '@/lib/profile/api';
import * as session from '@/lib/session/api';
import * as support from '@/lib/support/api';
import * as verification from '@/lib/verification/api';
import { STORED_KEY } from './player-reads';
import { Skipped, type Calls, type WriteScene } from './scene';

const WRONG_CODE = '000000';

/** Calls that change the account, send a message or report an event to the platform. */
export const accountWrites = {
  'auth.login': ({ guest, login, password }) => guest.call(session.login, { login, password, code: '' }),
  'auth.register': ({ guest, password, unique }) =>
    guest.call(register, { email: `doctor-${unique}@example.com`, password, terms: true, notify: false }),
  'auth.restore': ({ guest, login }) => guest.call(restore, { login }),
  'account.changelocale': ({ player }) => player.call(session.changeLocale, { locale: 'en' }),
  'account.changeTwoFactorAuth': ({ player }) =>
    player.call(session.changeTwoFactorAuth, { two_factor_auth: false }),
  'account.confirmTwoFactorAuth': ({ player }) =>
    player.call(session.confirmTwoFactorAuth, { code: WRONG_CODE }),
  'account.saveProfileInfo': async ({ player }) => {
    const { first_name: name } = await player.call(profile.getProfile, { fields: ['contacts', 'document'] });
    return player.call(profile.saveProfile, { first_name: name ?? 'Doctor' });
  },
  'account.addcontact': ({ player, unique }) =>
    player.call(profile.addContact, { contact: `second-${unique}@example.com`, phone_country_code: null }),
  'account.sendconfirmationtocontact': async ({ player }) =>
    player.call(profile.sendConfirmationToContact, { contact: await ownContact(player) }),
  'account.confirmContact': async ({ player }) =>
    player.call(profile.confirmContact, { contact: await ownContact(player), code: WRONG_CODE }),
  'account.changeSubscription': async ({ player }) =>
    player.call(profile.changeSubscription, { contact: await ownContact(player), subscription: true }),
  'account.unsubscribe': async ({ player }) =>
    player.call(profile.unsubscribe, { contact: await ownContact(player), code: WRONG_CODE }),
  // The same password again: whoever runs this can still sign in.
  'account.changepassword': ({ player, password }) =>
    player.call(profile.changePassword, {
      old_password: password,
      new_password: password,
      repeat_password: password,
    }),
  'account.changefakename': ({ player, unique }) =>
    player.call(profile.changeFakeName, { fakename: `Doctor${unique}` }),
  'account.setCurrency': async ({ player }) => {
    const { balance_main: main } = await player.call(session.getInfo, {});
    if (main === null) throw new Skipped('the account has no main balance');
    return player.call(setCurrency, { currency: main.currency });
  },
  'account.setUserOnVerification': ({ player }) => player.call(verification.setUserOnVerification, {}),
  'sumsub.createApplicant': ({ player }) => player.call(verification.createApplicant, {}),
  'sumsub.getAccessToken': ({ player }) => player.call(verification.getAccessToken, {}),
  'storage.set': ({ player }) => player.call(setStored, { key: STORED_KEY, value: '0' }),
  'events.handle': ({ player }) => player.call(handleEvent, { event_name: 'registration', event_params: {} }),
  'popups.get': async ({ player }) => {
    const { popup } = await player.call(handleEvent, { event_name: 'registration', event_params: {} });
    if (popup === null) throw new Skipped('the platform names no popup for the event "registration"');
    return player.call(getPopup, { sysname: popup, preview: 1 });
  },
  'Support.sendFeedback': ({ guest, unique }) =>
    guest.call(support.sendFeedback, {
      name: 'Doctor',
      email: `doctor-${unique}@example.com`,
      subject: 'Check of the connection',
      message: 'Sent by a check of the connection; nobody waits for an answer.',
    }),
  'FreshChat.storeChatEvent': ({ player }) =>
    player.call(support.storeChatEvent, { event_name: 'opened', event_params: { page: '/' } }),
  'auth.logout': ({ player }) => player.call(session.logout, {}),
} satisfies Calls<WriteScene>;

async function ownContact(player: WriteScene['player']): Promise<string> {
  const { contacts } = await player.call(profile.getProfile, { fields: ['contacts', 'document'] });
  const [first] = contacts;
  if (first === undefined) throw new Skipped('the account has no contact');
  return first.contact;
}
