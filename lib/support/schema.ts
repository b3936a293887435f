import * as z from 'zod/mini';
import { CHAT_KINDS } from '@/lib/content/chat-kinds';
import { figures, nullableText } from '@/lib/platform/values';

/** An unknown kind counts as none. */
export const chatSettings = z.object({
  kind: z.catch(z.nullable(z.enum(CHAT_KINDS)), null),
  config: z.catch(z.nullable(z.record(z.string(), z.unknown())), null),
  identity: z.catch(
    z.nullable(
      z.object({
        external_id: figures,
        name: nullableText,
        email: nullableText,
        restore_id: figures,
      }),
    ),
    null,
  ),
});
