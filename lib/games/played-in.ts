import { rekeyDescription } from '@/lib/content/description';
import { lineOf } from '@/lib/content/item-description-line';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { getJackpots } from '@/lib/jackpots/api';
import { readPlatform } from '@/lib/platform/read';
import type { Money } from '@/lib/platform/values';
import { LIST_PAGE, readAll } from '@/lib/platform/whole-list';
import { getTournaments } from '@/lib/tournaments/api';
import { getGames } from './api';
import { hallGamesInput, NO_FILTER, type HallScope } from './rules';

/** A running tournament or a jackpot that a game counts towards. */
export interface PlayedIn {
  kind: 'tournament' | 'jackpot';
  id: string;
  /** Null if the operator gave it no name. */
  name: string | null;
  /** The prize; null if unknown. */
  sum: Money | null;
}

/** The platform lists the games of each, not those of a game: at most this many are requested. */
const MAX_REQUESTED = 6;

/** The running tournaments and the jackpots of a game, in the platform's order. @throws PlatformError */
export async function readPlayedIn(sysname: string, signal: AbortSignal): Promise<PlayedIn[]> {
  const list = { count: LIST_PAGE, fields: ['description'] } as const;
  const [tournaments, jackpots, site] = await Promise.all([
    readAll((offset) => readPlatform.call(getTournaments, { ...list, offset }, { signal })),
    readPlatform.call(getJackpots, list, { signal }),
    fetchSettingsPart('site'),
  ]);
  const mapping = site?.descriptionMapping;
  const nameOf = (description: Readonly<Record<string, unknown>> | null, keys = {}) =>
    lineOf(rekeyDescription(description, keys).name);
  const all = [
    ...tournaments
      .filter(({ status }) => status === 'active')
      .slice(0, MAX_REQUESTED)
      .map(({ id, prize, description }): PlayedIn => ({
        kind: 'tournament',
        id,
        name: nameOf(description, mapping?.tournaments),
        sum: prize,
      })),
    ...jackpots.items.slice(0, MAX_REQUESTED).map(({ id, amount, description }): PlayedIn => ({
      kind: 'jackpot',
      id,
      name: nameOf(description, mapping?.jackpots),
      sum: amount,
    })),
  ];
  const counts = await Promise.all(all.map((each) => isGameOf(scopeOf(each), sysname, signal)));
  return all.filter((_, index) => counts[index]);
}

const scopeOf = ({ kind, id }: PlayedIn): HallScope =>
  kind === 'tournament' ? { tournament_id: id } : { jackpot_id: id };

async function isGameOf(scope: HallScope, sysname: string, signal: AbortSignal): Promise<boolean> {
  const input = { ...hallGamesInput(NO_FILTER, scope), sysnames: [sysname], count: 1 };
  const { items } = await readPlatform.call(getGames, input, { signal });
  return items.some((game) => game.sysname === sysname);
}
