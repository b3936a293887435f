import * as z from 'zod/mini';
import {
  figures,
  flag,
  listOf,
  looseFlag,
  nullableNumber,
  nullableText,
  pageOf,
  requiredFigures,
  timestamp,
} from '@/lib/platform/values';

export const contact = z.object({
  type: z.enum(['email', 'phone']),
  contact: requiredFigures,
  is_confirmed: looseFlag,
  is_subscribed: looseFlag,
  phone_country_code: figures,
});
export type Contact = z.infer<typeof contact>;

/** `sex`: 1 male, 2 female, null not set. Other fields (R-PROF-02) are kept as received, for `savedValue`. */
export const profile = z.looseObject({
  first_name: nullableText,
  last_name: nullableText,
  sex: nullableNumber,
  birth_date: nullableText,
  country: nullableText,
  country_code: nullableText,
  region: nullableText,
  home_town: nullableText,
  address: nullableText,
  postcode: figures,
  document: z.catch(z.nullable(z.object({ type: nullableText, number: figures })), null),
  contacts: z.catch(listOf(contact), []),
});
export type Profile = z.infer<typeof profile>;

/** Deposit limit, in the player's currency; read-only for the client (R-CASH-16). */
export const depositLimit = z.object({
  available_amount: nullableNumber,
  can_edit: looseFlag,
  expired_at: timestamp,
  limit_amount: nullableNumber,
  period: z.catch(z.enum(['none', 'day', 'week', 'month']), 'none'),
});
export type DepositLimit = z.infer<typeof depositLimit>;

const personalDataField = z.object({
  name: z.string(),
  type: z.string(),
  is_required: looseFlag,
  /** Editable unless the platform says otherwise: it refuses what it does not accept. */
  is_editable: z.catch(flag, true),
});
export type PersonalDataField = z.infer<typeof personalDataField>;

export const personalDataFields = pageOf(personalDataField);
