import { queryOptions } from '@tanstack/react-query';
import { rekeyDescription } from '@/lib/content/description';
import { lineOf } from '@/lib/content/item-description-line';
import { platformPicture } from '@/lib/routing/platform-picture';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { readTournaments, tournamentsKey } from './queries';
import { groupTournaments, nextToEnd } from './rules';

/** The most relevant tournament: one the player takes part in, else the running one that ends first; else null. */
export const homeTournamentQuery = queryOptions({
  queryKey: [...tournamentsKey, 'home'],
  queryFn: async ({ signal }) => {
    const [items, site] = await Promise.all([readTournaments({}, signal), fetchSettingsPart('site')]);
    const dated = items.map((item) => ({
      ...item,
      startedAt: item.started_at,
      finishedAt: item.finished_at,
    }));
    const { active } = groupTournaments(dated);
    const chosen = active.find((tournament) => tournament.is_participant) ?? nextToEnd(active, Date.now());
    if (!chosen) return null;
    const mapping = site?.descriptionMapping.tournaments ?? {};
    const { name, image } = rekeyDescription(chosen.description, mapping);
    return {
      id: chosen.id,
      name: lineOf(name) ?? '',
      picture: platformPicture(image),
      prize: chosen.prize,
      finishedAt: chosen.finishedAt,
      isIn: chosen.is_participant,
    };
  },
});
