import { defineAction, defineMethod, type WireValue } from '@/lib/platform/method';
import { signedInUser } from '@/lib/session/schema';

/** Every field of the configured form, or the fields of a mini-app user (R-AUTH-06, R-MINI-02). */
export const register = defineMethod<Record<string, WireValue>>()('auth.register', signedInUser);

export const restore = defineAction<{ login: string }>('auth.restore');
