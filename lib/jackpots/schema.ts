import * as z from 'zod/mini';
import { description, id, money, name, nullableMoney, pageOf, timestamp } from '@/lib/platform/values';
import { playerName } from '@/lib/platform/player-name';

const jackpot = z.object({ id, amount: nullableMoney, description });
export const jackpots = pageOf(jackpot);

export const winner = z.object({
  id,
  jackpot_id: z.catch(z.nullable(id), null),
  fakename: playerName,
  game: z.catch(z.nullable(z.object({ sysname: z.string(), name })), null),
  amount: money,
  created_at: timestamp,
});
export type Winner = z.infer<typeof winner>;
export const winners = pageOf(winner);
