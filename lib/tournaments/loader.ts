import 'server-only';
import { cache } from 'react';
import { SEO_TEMPLATES } from '@/lib/routing/url-template';
import { distinctName } from '@/lib/seo/distinct-name';
import { breadcrumbs, pageSeo } from '@/lib/seo/page-metadata.server';
import { paths } from '@/lib/routing/paths';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/routing';
import { readDescription } from '@/lib/content/item-description.server';
import { plainWords } from '@/lib/content/plain-words';
import { loadCollection, loadSiteConfig } from '@/lib/content/loaders.server';
import type { SafeHtml } from '@/lib/content/rich-text.server';
import { formatDateTime } from '@/lib/format/date';
import { findItem, type Found } from '@/lib/platform/find-item';
import { readPublic } from '@/lib/platform/share.server';
import type { Money } from '@/lib/platform/values';
import { LIST_PAGE, readWholeList } from '@/lib/platform/whole-list';
import { getLeaderboard, getTournaments } from './api';
import {
  countdownTarget,
  LEADERBOARD_PAGE,
  greatestFirst,
  groupTournaments,
  mergeRows,
  type TournamentStatus,
} from './rules';
import type { LeaderboardRow } from './schema';

const FIELDS = ['description'] as const;

/** Places of the leading tournament shown in the list of tournaments. */
const LEADERS_SHOWN = 3;

export interface Tournament {
  id: string;
  status: TournamentStatus;
  /** ISO times in UTC. */
  startedAt: string | null;
  finishedAt: string | null;
  /** Null when no countdown is left. */
  countsTo: string | null;
  /** The same times for display, in UTC. */
  startText: string;
  endText: string;
  prize: Money | null;
  name: string | null;
  summary: string;
  text: SafeHtml | null;
  rules: SafeHtml | null;
  image: string | null;
}

const readTournaments = cache(async (locale: Locale, id?: string) => {
  const input = { count: LIST_PAGE, fields: FIELDS, ...(id === undefined ? {} : { id }) };
  const [list, { descriptionMapping }, { dateTimeJoiner: joiner }] = await Promise.all([
    readWholeList((offset) => readPublic(getTournaments, { ...input, offset }, locale)),
    loadSiteConfig(locale),
    loadCollection('common', locale),
  ]);
  if (list === null) return null;
  const items = list.items.map((wire): Tournament => {
    const read = readDescription(wire.description, descriptionMapping.tournaments, locale);
    const text = read.html('text');
    return {
      id: wire.id,
      status: wire.status,
      startedAt: wire.started_at,
      finishedAt: wire.finished_at,
      countsTo: countdownTarget(
        { status: wire.status, startedAt: wire.started_at, finishedAt: wire.finished_at },
        Date.now(),
      ),
      startText: formatDateTime(wire.started_at, { zone: 'utc', joiner }),
      endText: formatDateTime(wire.finished_at, { zone: 'utc', joiner }),
      prize: wire.prize,
      name: read.line('name'),
      summary: plainWords(text ?? ''),
      text,
      rules: read.html('rules'),
      image: read.picture('image'),
    };
  });
  return { items, rest: list.rest };
});

/** All tournaments (R-TOUR-01, R-TOUR-04); null when they could not be read. */
export async function loadTournaments(locale: Locale): Promise<Tournament[] | null> {
  return (await readTournaments(locale))?.items ?? null;
}

export function loadTournament(locale: Locale, id: string): Promise<Found<Tournament>> {
  return findItem((hint) => readTournaments(locale, hint), id);
}

/** The first rows of a tournament's leaderboard (R-JACK-04); null when they could not be read. */
async function loadLeaderboard(
  locale: Locale,
  tournamentId: string,
): Promise<{ rows: LeaderboardRow[]; total: number } | null> {
  const input = { tournament_id: tournamentId, offset: 0, count: LEADERBOARD_PAGE };
  const page = await readPublic(getLeaderboard, input, locale);
  return page === null ? null : { rows: mergeRows([page.items]), total: page.total };
}

/** Of the running tournament that leads the list; none if unreadable, or if it alone has the whole width. */
export async function loadLeaders(
  locale: Locale,
  tournaments: readonly Tournament[] | null,
): Promise<LeaderboardRow[]> {
  const { active } = groupTournaments(tournaments ?? []);
  const [lead, ...others] = greatestFirst(active);
  if (!lead || others.length === 0) return [];
  return (await loadLeaderboard(locale, lead.id))?.rows.slice(0, LEADERS_SHOWN) ?? [];
}

/** The content of one tournament's page; an unknown id gives null, a failed read `tournament: null`. */
export const loadTournamentPage = cache(async (locale: Locale, id: string) => {
  const t = await getTranslations('tournaments');
  const found = await loadTournament(locale, id);
  if (found.state === 'missing') return null;
  const tournament = found.state === 'found' ? found.item : null;
  const name = tournament?.name ?? t('unnamed', { id });
  const seoName = distinctName(name, id, await loadTournaments(locale));
  const path = paths.tournament(id);
  const [seo, leaders, nodes] = await Promise.all([
    pageSeo({
      path,
      template: SEO_TEMPLATES.tournament,
      name: seoName,
      locale,
      isItemUnread: tournament === null,
    }),
    loadLeaderboard(locale, id),
    breadcrumbs(locale, [
      { name: t('title'), path: paths.tournaments() },
      { name, path },
    ]),
  ]);
  return { tournament, leaders, name, seo, nodes };
});

/** The content of a tournament's games page besides the games; an unknown id gives null. */
export const loadTournamentGamesPage = cache(async (locale: Locale, id: string) => {
  const t = await getTranslations('tournaments');
  const found = await loadTournament(locale, id);
  if (found.state === 'missing') return null;
  const isItemUnread = found.state === 'failed';
  const name = (isItemUnread ? null : found.item.name) ?? t('unnamed', { id });
  const title = t('gamesTitle', { name });
  const seoName = distinctName(name, id, await loadTournaments(locale));
  const path = paths.tournamentGames(id);
  const [seo, nodes] = await Promise.all([
    pageSeo({
      path,
      template: SEO_TEMPLATES.tournamentGames,
      name: seoName,
      locale,
      fallbackTitle: t('gamesTitle', { name: seoName }),
      isItemUnread,
    }),
    breadcrumbs(locale, [
      { name: t('title'), path: paths.tournaments() },
      { name, path: paths.tournament(id) },
      { name: title, path },
    ]),
  ]);
  return { title, seo, nodes };
});
