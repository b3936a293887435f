import * as z from 'zod/mini';
import { defineAction } from '@/lib/platform/action';
import { defineMethod } from '@/lib/platform/method';

export const createApplicant = defineMethod()({
  name: 'sumsub.createApplicant',
  // Its `applicant_id` is for the platform's own use.
  output: z.object({}),
  isForPlayers: true,
  hasNoBody: true,
});

export const getAccessToken = defineMethod<{ externalActionId?: string | undefined }>()({
  name: 'sumsub.getAccessToken',
  output: z.object({ token: z.string().check(z.minLength(1)) }),
  isForPlayers: true,
  hasNoBody: true,
});

export const setUserOnVerification = defineAction('account.setUserOnVerification', { hasNoBody: true });
