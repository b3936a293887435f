import { hashText, seededRandom } from './random';
import { nickname } from './seed/people';
import { GAMES } from './seed/game-list';
import { JACKPOTS, type SeedJackpot } from './seed/jackpots';

/** Before any clock of a test; falls are counted from here. */
const EPOCH_MS = Date.UTC(2020, 0, 1);
/** How many of the latest falls the list of winners reaches back to. */
const REMEMBERED_FALLS = 40;

/** One fall of a jackpot. */
export interface JackpotWin {
  id: number;
  jackpotId: number;
  fakename: string;
  gameSysname: string;
  amountMinor: number;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Time of fall number `index`: each up to 0.8 of a period late, so that small and large sums alternate. */
function fallTime(jackpot: SeedJackpot, index: number): number {
  const lateness = seededRandom(`fall:${jackpot.sysname}:${index}`)() * 0.8;
  return EPOCH_MS + Math.floor((index + lateness) * jackpot.periodMs);
}

function lastFall(jackpot: SeedJackpot, now: number): number {
  const index = Math.floor((now - EPOCH_MS) / jackpot.periodMs);
  return fallTime(jackpot, index) <= now ? index : index - 1;
}

function grown(jackpot: SeedJackpot, fromMs: number, toMs: number): number {
  return jackpot.baseMinor + Math.floor((jackpot.hourlyMinor * (toMs - fromMs)) / 3_600_000);
}

/** The pool at `now` in minor units: the base plus what has come in since the last fall. */
export function jackpotAmount(jackpot: SeedJackpot, now: number): number {
  return grown(jackpot, fallTime(jackpot, lastFall(jackpot, now)), now);
}

const gamesOf = new Map(JACKPOTS.map((jackpot) => [jackpot.id, GAMES.filter(jackpot.holds)]));

function winOf(jackpot: SeedJackpot, index: number): JackpotWin {
  const hash = hashText(`win:${jackpot.sysname}:${index}`);
  const games = gamesOf.get(jackpot.id) ?? [];
  const at = fallTime(jackpot, index);
  return {
    id: index * 100 + jackpot.id,
    jackpotId: jackpot.id,
    fakename: nickname(hash % 1200),
    gameSysname: games[hash % games.length]?.sysname ?? '',
    amountMinor: grown(jackpot, fallTime(jackpot, index - 1), at),
    at,
  };
}

/** The latest winners at `now`, newest first; `jackpotId` keeps those of one jackpot. */
export function jackpotWins(now: number, jackpotId?: number): JackpotWin[] {
  return JACKPOTS.filter((jackpot) => jackpotId === undefined || jackpot.id === jackpotId)
    .flatMap((jackpot) => {
      const last = lastFall(jackpot, now);
      return Array.from({ length: REMEMBERED_FALLS }, (_, back) => winOf(jackpot, last - back));
    })
    .sort((a, b) => b.at - a.at || b.id - a.id);
}
