import * as z from 'zod/mini';
import { nullableText } from '@/lib/platform/values';

/** Chat kinds (R-SUP-03); `comm100` does nothing, an unknown kind counts as none. */
export const CHAT_KINDS = [
  'live_tex',
  'freshChat',
  'liveChat',
  'verbox',
  'betunlim',
  'jivoSite',
  'comm100',
] as const;

export const chatSettings = z.object({
  kind: z.catch(z.nullable(z.enum(CHAT_KINDS)), null),
  config: z.catch(z.nullable(z.record(z.string(), z.unknown())), null),
  identity: z.catch(
    z.nullable(
      z.object({
        external_id: nullableText,
        name: nullableText,
        email: nullableText,
        restore_id: nullableText,
      }),
    ),
    null,
  ),
});
export type ChatSettings = z.infer<typeof chatSettings>;
