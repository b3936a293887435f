import { register, restore } from '@/lib/auth/api';
import * as profile from '@/lib/profile/api';
import * as session from '@/lib/session/api';
import * as verification from '@/lib/verification/api';
import { DEMO_EMAIL, type Calls } from './scene';

export const sessionCalls = {
  'auth.login': ({ fresh }) =>
    fresh.call(session.login, { login: DEMO_EMAIL, password: 'Demo1234', code: '' }),
  'auth.logout': ({ fresh }) => fresh.call(session.logout, {}),
  'auth.register': ({ guest }) =>
    guest.call(register, { email: 'new@example.com', password: 'Secret12', terms: true, notify: false }),
  'auth.restore': ({ guest }) => guest.call(restore, { login: DEMO_EMAIL }),
  'account.changelocale': ({ guest }) => guest.call(session.changeLocale, { locale: 'fr' }),
  'account.changeTwoFactorAuth': ({ fresh }) =>
    fresh.call(session.changeTwoFactorAuth, { two_factor_auth: true }),
  'account.confirmTwoFactorAuth': async ({ fresh, code }) => {
    await fresh.call(session.changeTwoFactorAuth, { two_factor_auth: true });
    return fresh.call(session.confirmTwoFactorAuth, { code: code('two_factor', '1') });
  },
} satisfies Calls;

export const profileCalls = {
  'account.saveProfileInfo': ({ player }) =>
    player.call(profile.saveProfile, {
      first_name: 'Camille',
      sex: 2,
      birth_date: '1990-05-21',
      document: { type: 'cpf', number: '12345678901' },
    }),
  'account.addcontact': ({ player }) =>
    player.call(profile.addContact, { contact: 'second@example.com', phone_country_code: null }),
  'account.sendconfirmationtocontact': ({ player }) =>
    player.call(profile.sendConfirmationToContact, { contact: '33612345678' }),
  'account.confirmContact': async ({ player, guest, code }) => {
    const contact = '33612345678';
    await player.call(profile.sendConfirmationToContact, { contact });
    return guest.call(profile.confirmContact, { contact, code: code('contact', contact) });
  },
  'account.changeSubscription': ({ player }) =>
    player.call(profile.changeSubscription, { contact: DEMO_EMAIL, subscription: true }),
  'account.unsubscribe': ({ guest, code }) =>
    guest.call(profile.unsubscribe, { contact: DEMO_EMAIL, code: code('unsubscribe', DEMO_EMAIL) }),
  'account.changepassword': ({ fresh }) =>
    fresh.call(profile.changePassword, {
      old_password: 'Secret12',
      new_password: 'Secret34',
      repeat_password: 'Secret34',
    }),
  'account.changefakename': ({ player }) => player.call(profile.changeFakeName, { fakename: 'Lucky8' }),
  'account.setUserOnVerification': ({ fresh }) => fresh.call(verification.setUserOnVerification, {}),
  'sumsub.createApplicant': ({ player }) => player.call(verification.createApplicant, {}),
  'sumsub.getAccessToken': ({ player }) => player.call(verification.getAccessToken, {}),
} satisfies Calls;
