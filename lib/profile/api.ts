import { defineAction, defineMethod, type WireValue } from '@/lib/platform/method';
import { depositLimit, personalDataFields, profile } from './schema';

export const getProfile = defineMethod<{ fields: readonly ['contacts', 'document'] }>()(
  'account.getprofileinfo',
  profile,
);

export const getPersonalDataFields = defineMethod()('account.getPersonalDataFields', personalDataFields);

/** One body field per profile field; `document` as an object. Result 1 means saved (R-PROF-02). */
export const saveProfile = defineAction<Record<string, WireValue>>('account.saveProfileInfo', {
  textFields: ['first_name', 'last_name', 'address', 'postcode', 'region', 'home_town', 'email', 'phone'],
});

export const addContact = defineAction<{ contact: string; phone_country_code: string | null }>(
  'account.addcontact',
  { textFields: ['contact'] },
);

export const sendConfirmationToContact = defineAction<{ contact: string }>(
  'account.sendconfirmationtocontact',
  { textFields: ['contact'] },
);

/** Also for guests: a link from an e-mail contains both values. */
export const confirmContact = defineAction<{ contact: string; code: string }>('account.confirmContact', {
  textFields: ['contact', 'code'],
});

export const changeSubscription = defineAction<{ contact: string; subscription: boolean }>(
  'account.changeSubscription',
);

export const unsubscribe = defineAction<{ contact: string; code: string }>('account.unsubscribe', {
  textFields: ['contact', 'code'],
});

export const changePassword = defineAction<{
  old_password: string;
  new_password: string;
  repeat_password: string;
}>('account.changepassword', { textFields: ['old_password', 'new_password', 'repeat_password'] });

export const changeFakeName = defineAction<{ fakename: string }>('account.changefakename', {
  textFields: ['fakename'],
});

export const getDepositLimit = defineMethod()('account.getDepositLimit', depositLimit);
