import { defineAction, defineMethod, type WireValue } from '@/lib/platform/method';
import { depositLimit, personalDataFields, profile } from './schema';

export const getProfile = defineMethod<{ fields: readonly ['contacts', 'document'] }>()(
  'account.getprofileinfo',
  profile,
);

export const getPersonalDataFields = defineMethod()('account.getPersonalDataFields', personalDataFields);

/** One body field per profile field; `document` as an object. Result 1 means saved (R-PROF-02). */
export const saveProfile = defineAction<Record<string, WireValue>>('account.saveProfileInfo');

export const addContact = defineAction<{ contact: string; phone_country_code: string | null }>(
  'account.addcontact',
);

export const sendConfirmationToContact = defineAction<{ contact: string }>(
  'account.sendconfirmationtocontact',
);

/** Also for guests: a link from an e-mail contains both values. */
export const confirmContact = defineAction<{ contact: string; code: string }>('account.confirmContact');

export const changeSubscription = defineAction<{ contact: string; subscription: boolean }>(
  'account.changeSubscription',
);

export const unsubscribe = defineAction<{ contact: string; code: string }>('account.unsubscribe');

export const changePassword = defineAction<{
  old_password: string;
  new_password: string;
  repeat_password: string;
}>('account.changepassword');

export const changeFakeName = defineAction<{ fakename: string }>('account.changefakename');

export const getDepositLimit = defineMethod()('account.getDepositLimit', depositLimit);
