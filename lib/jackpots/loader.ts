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
import { loadSiteConfig } from '@/lib/content/loaders.server';
import type { SafeHtml } from '@/lib/content/rich-text.server';
import { findItem, type Found } from '@/lib/platform/find-item';
import { readPublic } from '@/lib/platform/share.server';
import type { Money } from '@/lib/platform/values';
import { LIST_PAGE, readWholeList } from '@/lib/platform/whole-list';
import { getJackpots, getWinners } from './api';
import { toWinnerPage, type WinnerPage } from './rules';

const FIELDS = ['description'] as const;

export interface Jackpot {
  id: string;
  name: string | null;
  summary: string;
  text: SafeHtml | null;
  image: string | null;
  /** null while unknown. */
  amount: Money | null;
}

const readJackpots = cache(async (locale: Locale, id?: string) => {
  const input = { count: LIST_PAGE, fields: FIELDS, ...(id === undefined ? {} : { id }) };
  const [list, { descriptionMapping }] = await Promise.all([
    readWholeList((offset) => readPublic(getJackpots, { ...input, offset }, locale)),
    loadSiteConfig(locale),
  ]);
  if (list === null) return null;
  const items = list.items.map((wire): Jackpot => {
    const read = readDescription(wire.description, descriptionMapping.jackpots, locale);
    const text = read.html('text');
    return {
      id: wire.id,
      name: read.line('name'),
      summary: plainWords(text ?? ''),
      text,
      image: read.picture('image'),
      amount: wire.amount,
    };
  });
  return { items, rest: list.rest };
});

/** All jackpots (R-JACK-01, R-JACK-05); null when they could not be read. */
export async function loadJackpots(locale: Locale): Promise<Jackpot[] | null> {
  return (await readJackpots(locale))?.items ?? null;
}

function loadJackpot(locale: Locale, id: string): Promise<Found<Jackpot>> {
  return findItem((hint) => readJackpots(locale, hint), id);
}

/** The newest winners, of all jackpots or of one (R-JACK-02); null when they could not be read. */
export async function loadWinners(
  locale: Locale,
  count: number,
  jackpotId?: string,
): Promise<WinnerPage | null> {
  const query = { offset: 0, count, ...(jackpotId === undefined ? {} : { jackpot_id: jackpotId }) };
  const result = await readPublic(getWinners, query, locale);
  return result && toWinnerPage(result, query);
}

/** Number of winners on a jackpot's own page. */
const PAGE_WINNERS = 10;

/** The content of one jackpot's page besides its games; an unknown id gives null, a failed read `jackpot: null`. */
export const loadJackpotPage = cache(async (locale: Locale, id: string) => {
  const t = await getTranslations('jackpots');
  const found = await loadJackpot(locale, id);
  if (found.state === 'missing') return null;
  const jackpot = found.state === 'found' ? found.item : null;
  const name = jackpot?.name ?? t('unnamed', { id });
  const seoName = distinctName(name, id, await loadJackpots(locale));
  const path = paths.jackpot(id);
  const [seo, winners, nodes] = await Promise.all([
    pageSeo({ path, template: SEO_TEMPLATES.jackpot, name: seoName, locale, isItemUnread: jackpot === null }),
    loadWinners(locale, PAGE_WINNERS, id),
    breadcrumbs(locale, [
      { name: t('title'), path: paths.jackpots() },
      { name, path },
    ]),
  ]);
  return { jackpot, winners, name, seo, nodes };
});
