import { defineAction } from '@/lib/platform/action';
import { defineMethod } from '@/lib/platform/method';
import { actionResult } from '@/lib/platform/values';
import { generalInfo, signedInUser, twoFactorChange, user } from './schema';

export const getInfo = defineMethod()({ name: 'account.getInfo', output: user });

export const getGeneralInfo = defineMethod()({ name: 'metadata.getgeneralinfo', output: generalInfo });

/** `login` without a leading `+`; `code` is empty in the first step (R-AUTH-02). */
export const login = defineMethod<{ login: string; password: string; code: string }>()({
  name: 'auth.login',
  output: signedInUser,
  textFields: ['login', 'password', 'code'],
});

export const logout = defineAction('auth.logout');

/** `locale` is the new language, while the query's `locale` still holds the old one (R-ROUTE-32). */
export const changeLocale = defineMethod<{ locale: string }>()({
  name: 'account.changelocale',
  output: actionResult,
});

export const changeTwoFactorAuth = defineMethod<{ two_factor_auth: boolean }>()({
  name: 'account.changeTwoFactorAuth',
  output: twoFactorChange,
  isForPlayers: true,
});

export const confirmTwoFactorAuth = defineAction<{ code: string }>('account.confirmTwoFactorAuth', {
  textFields: ['code'],
});
