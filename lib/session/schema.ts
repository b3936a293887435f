import * as z from 'zod/mini';
import { balances } from '@/lib/money/schema';
import {
  actionResult,
  flag,
  listOf,
  looseFlag,
  nullableNumber,
  nullableText,
  number,
  timestamp,
} from '@/lib/platform/values';
import { playerName } from '@/lib/platform/player-name';

/** User account info (R-SESS-02). Authenticated when `uid` is above 0 (R-SESS-01). */
export const user = z.object({
  /** An integer, as every id; anything else is a guest. */
  uid: z.catch(z.pipe(number, z.int().check(z.gte(0))), 0),
  reg_time: timestamp,
  login: nullableText,
  fakename: playerName,
  is_subscribed: looseFlag,
  ...balances.shape,
  is_on_verification: looseFlag,
  is_verified: looseFlag,
  is_kyc_block_enabled: looseFlag,
  /** A platform that omits it must not lock its players out (R-AUTH-13). */
  is_registration_completed: z.catch(flag, true),
  country_code: nullableText,
  locale: nullableText,
  two_factor_auth: looseFlag,
});
export type User = z.infer<typeof user>;

/** Response to a sign-in or a registration: without a player it is a failure. */
export const signedInUser = z.object({ ...user.shape, uid: z.pipe(number, z.int().check(z.gte(1))) });

/** General info of the platform (R-SESS-03). Durations are seconds; 0 or null never logs out. */
export const generalInfo = z.object({
  analytic: z.catch(
    z.nullable(z.object({ gtm_id: z.catch(z.optional(z.nullable(z.string())), null) })),
    null,
  ),
  available_currencies: z.catch(listOf(z.string()), []),
  available_locales: z.catch(listOf(z.string()), ['en', 'fr']),
  default_currency: z.catch(z.string(), 'EUR'),
  is_seon_enabled: looseFlag,
  domain_state: nullableText,
  domain_type: nullableText,
  is_bonus_isolation_enabled: looseFlag,
  time_to_force_logout: nullableNumber,
  is_game_history_export_enabled: looseFlag,
  user_inactivity_cashier_time: nullableNumber,
  user_inactivity_pp_time: nullableNumber,
});
export type GeneralInfo = z.infer<typeof generalInfo>;

/** Response to switching two-factor: `resend_time` is the seconds until another code may be requested. */
export const twoFactorChange = z.object({ ...actionResult.shape, resend_time: nullableNumber });
