import { ROW_LENGTH } from '@/lib/games/rules';

/** How much of each list the home page shows: more than a wide screen does at once, each with a link to all of it. */
export const SHOWN = { winners: 6, jackpots: 3, offers: 4, providers: 7, games: ROW_LENGTH } as const;
