import * as z from 'zod/mini';
import { withPlainWords } from '@/lib/content/plain-words';
import { description, figures, id, listOf, pageOf, timestamp } from '@/lib/platform/values';

export const cashback = z.object({
  id,
  status: z.string(),
  end_date: timestamp,
  receiving_expired_at: timestamp,
  paid_out_at: timestamp,
  description: z.pipe(description, z.transform(withPlainWords)),
});
export type WireCashback = z.infer<typeof cashback>;
export const cashbacks = pageOf(cashback);

export const storedValue = z.object({ key: z.string(), value: figures });
export const storedKeys = z.object({ keys: z.catch(listOf(z.string()), []) });
