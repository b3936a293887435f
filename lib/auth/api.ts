import { defineAction, defineMethod, type WireValue } from '@/lib/platform/method';
import { signedInUser } from '@/lib/session/schema';

/** Text fields of the registration forms: missing ones are sent as empty text. */
const TYPED_FIELDS = [
  'login',
  'email',
  'phone',
  'password',
  'name',
  'first_name',
  'last_name',
  'address',
  'postcode',
  'document_number',
  'promo_code',
];

/** Every field of the configured form, or the fields of a mini-app user (R-AUTH-06, R-MINI-02). */
export const register = defineMethod<Record<string, WireValue>>()('auth.register', signedInUser, {
  textFields: TYPED_FIELDS,
});

export const restore = defineAction<{ login: string }>('auth.restore', { textFields: ['login'] });
