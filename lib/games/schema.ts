import * as z from 'zod/mini';
import {
  count,
  description,
  id,
  listOf,
  looseFlag,
  name,
  named,
  nullableMoney,
  nullableNumber,
  nullablePicture,
  nullableText,
  pageOf,
  sysname,
  timestamp,
} from '@/lib/platform/values';
import { uniqueBy } from '@/lib/platform/unique-by';

/** A name without line breaks; whitespace alone counts as none. */
const inOneLine = (name: string | null | undefined) => name?.replace(/\s+/g, ' ').trim();

/** Game as sent; `description.name` and `img_288_192` override name and picture (R-GAME-02, R-GAME-03). */
const wireGame = z.object({
  sysname,
  name,
  image_url: nullablePicture,
  description: z.catch(z.nullable(z.object({ name: nullableText, img_288_192: nullablePicture })), null),
  provider: nullableText,
  type: nullableText,
  has_demo: looseFlag,
});

export const game = z.pipe(
  wireGame,
  z.transform((wire) => ({
    sysname: wire.sysname,
    name: inOneLine(wire.description?.name) || inOneLine(wire.name) || wire.sysname,
    image: wire.description?.img_288_192 || wire.image_url || null,
    provider: wire.provider,
    type: wire.type,
    hasDemo: wire.has_demo,
  })),
);
export type Game = z.infer<typeof game>;

export const gamePage = z.pipe(
  pageOf(game),
  z.transform((page) => ({ ...page, items: uniqueBy(page.items, 'sysname') })),
);
export type GamePage = z.infer<typeof gamePage>;

export const category = named(
  z.object({
    id,
    name,
    type: nullableText,
    redirect_url: nullableText,
  }),
);
export type Category = z.infer<typeof category>;
export const categories = pageOf(category);

/** With the path of another page of the site where the category leads to one. */
export interface CategoryLink extends Pick<Category, 'id' | 'name'> {
  href?: string;
}

export const provider = z.object({
  sysname,
  name,
  image_url: nullablePicture,
  game_params: z.catch(
    z.nullable(z.object({ count: nullableNumber, types: z.catch(listOf(z.string()), []) })),
    null,
  ),
});
export type Provider = z.infer<typeof provider>;
export const providers = pageOf(provider);

export const likes = z.object({ sysnames: z.catch(listOf(z.string()), []) });

const freeSpinPack = z.object({
  game: z.object({ sysname }),
  remaining_count: count,
  status: z.string(),
  description,
});
export type FreeSpinPack = z.infer<typeof freeSpinPack>;
export const freeSpinPacks = pageOf(freeSpinPack);

const gameRound = z.object({
  id,
  // A round is valid without these: its game may be gone, its win not decided yet.
  game: z.catch(
    z.nullable(
      z.pipe(
        z.object({ sysname, name: nullableText }),
        z.transform((played) => ({ sysname: played.sysname, name: played.name || played.sysname })),
      ),
    ),
    null,
  ),
  created_at: timestamp,
  bet: nullableMoney,
  win: nullableMoney,
});
export type GameRound = z.infer<typeof gameRound>;
export const gameHistory = pageOf(gameRound);

export const historyExport = z.object({
  status: z.catch(z.enum(['none', 'pending', 'ready']), 'none'),
  url: nullableText,
  created_at: timestamp,
});
