import { defineMethod, type WireValue } from '@/lib/platform/method';
import { actionResult } from '@/lib/platform/values';
import { depositLimit, personalDataFields, profile } from './schema';

const player = { isForPlayers: true } as const;

export const getProfile = defineMethod<{ fields: readonly ['contacts', 'document'] }>()({
  name: 'account.getprofileinfo',
  output: profile,
  ...player,
});

export const getPersonalDataFields = defineMethod()({
  name: 'account.getPersonalDataFields',
  output: personalDataFields,
  ...player,
});

/** One body field per profile field; `document` as an object. Result 1 means saved (R-PROF-02). */
export const saveProfile = defineMethod<Record<string, WireValue>>()({
  name: 'account.saveProfileInfo',
  output: actionResult,
  ...player,
  textFields: ['first_name', 'last_name', 'address', 'postcode', 'region', 'home_town', 'email', 'phone'],
});

export const addContact = defineMethod<{ contact: string; phone_country_code: string | null }>()({
  name: 'account.addcontact',
  output: actionResult,
  ...player,
  textFields: ['contact'],
});

export const sendConfirmationToContact = defineMethod<{ contact: string }>()({
  name: 'account.sendconfirmationtocontact',
  output: actionResult,
  ...player,
  textFields: ['contact'],
});

/** Guests too: a link from an e-mail carries both values. */
export const confirmContact = defineMethod<{ contact: string; code: string }>()({
  name: 'account.confirmContact',
  output: actionResult,
  textFields: ['contact', 'code'],
});

export const changeSubscription = defineMethod<{ contact: string; subscription: boolean }>()({
  name: 'account.changeSubscription',
  output: actionResult,
  ...player,
});

export const unsubscribe = defineMethod<{ contact: string; code: string }>()({
  name: 'account.unsubscribe',
  output: actionResult,
  textFields: ['contact', 'code'],
});

export const changePassword = defineMethod<{
  old_password: string;
  new_password: string;
  repeat_password: string;
}>()({
  name: 'account.changepassword',
  output: actionResult,
  ...player,
  textFields: ['old_password', 'new_password', 'repeat_password'],
});

export const changeFakeName = defineMethod<{ fakename: string }>()({
  name: 'account.changefakename',
  output: actionResult,
  ...player,
  textFields: ['fakename'],
});

export const getDepositLimit = defineMethod()({
  name: 'account.getDepositLimit',
  output: depositLimit,
  ...player,
});
