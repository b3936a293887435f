import { ROW_LENGTH } from '@/lib/games/rules';

/** Items per list, each with a link to all: more than a wide screen shows at once. */
export const SHOWN = { winners: 6, jackpots: 3, offers: 4, providers: 7, games: ROW_LENGTH } as const;
