import { defineAction, defineMethod } from '@/lib/platform/method';
import { generalInfo, signedInUser, twoFactorChange, user } from './schema';

export const getInfo = defineMethod()('account.getInfo', user);

export const getGeneralInfo = defineMethod()('metadata.getgeneralinfo', generalInfo);

/** `login` without a leading `+`; `code` is empty in the first step (R-AUTH-02). */
export const login = defineMethod<{ login: string; password: string; code: string }>()(
  'auth.login',
  signedInUser,
);

export const logout = defineAction('auth.logout');

/** `locale` is the new language, while the query's `locale` still holds the old one (R-ROUTE-32). */
export const changeLocale = defineAction<{ locale: string }>('account.changelocale');

export const changeTwoFactorAuth = defineMethod<{ two_factor_auth: boolean }>()(
  'account.changeTwoFactorAuth',
  twoFactorChange,
);

export const confirmTwoFactorAuth = defineAction<{ code: string }>('account.confirmTwoFactorAuth');
