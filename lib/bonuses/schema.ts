import * as z from 'zod/mini';
import { withPlainWords } from '@/lib/content/plain-words';
import { description, id, pageOf } from '@/lib/platform/values';

/** Bonus (R-BON-02); betting bonuses use the same shape. */
export const bonus = z.object({
  id,
  type: z.catch(z.enum(['betting', 'casino']), 'casino'),
  status: z.string(),
  description: z.pipe(description, z.transform(withPlainWords)),
});
export type WireBonus = z.infer<typeof bonus>;
export const bonuses = pageOf(bonus);
