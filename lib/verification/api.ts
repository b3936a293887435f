import * as z from 'zod/mini';
import { defineAction, defineMethod } from '@/lib/platform/method';

/** The `applicant_id` of the response is for the platform's own use. */
export const createApplicant = defineMethod()('sumsub.createApplicant', z.object({}), { hasNoBody: true });

export const getAccessToken = defineMethod<{ externalActionId?: string | undefined }>()(
  'sumsub.getAccessToken',
  z.object({ token: z.string().check(z.minLength(1)) }),
  { hasNoBody: true },
);

export const setUserOnVerification = defineAction('account.setUserOnVerification', { hasNoBody: true });
