import 'server-only';
import { cache } from 'react';
import { SEO_TEMPLATES } from '@/lib/routing/url-template';
import { distinctName } from '@/lib/seo/distinct-name';
import { breadcrumbs, pageSeo } from '@/lib/seo/page-metadata.server';
import { itemList } from '@/lib/seo/item-list.server';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/routing';
import { readDescription } from '@/lib/content/item-description.server';
import { plainWords } from '@/lib/content/plain-words';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import type { SafeHtml } from '@/lib/content/rich-text.server';
import { findItem, isItemId, type Found } from '@/lib/platform/find-item';
import { readPublic } from '@/lib/platform/share.server';
import { readWholeList } from '@/lib/platform/whole-list';
import { uniqueBy } from '@/lib/platform/unique-by';
import { getOffers, OFFER_READ } from './api';
import { CAMPAIGN_KINDS, type CampaignKind } from './kinds';
import { allPromotions, toOfferAction, type OfferAction } from './rules';
import type { WireOffer } from './schema';

/** HTML is sanitised, pictures and links are validated. */
export interface OfferTexts {
  id: string;
  name: string | null;
  title: string | null;
  /** `text` as one line of plain text. */
  summary: string;
  text: SafeHtml | null;
  terms: SafeHtml | null;
  image: string | null;
  buttonTitle: string | null;
  /** Path of this site without locale prefix, or an absolute URL. */
  buttonUrl: string | null;
}

export interface Offer extends OfferTexts {
  action: OfferAction;
  excludeMethods: readonly string[];
  promotions: readonly OfferTexts[];
}

/** A promotion with the offer that contains it. */
export interface Promotion extends OfferTexts {
  offerId: string;
  action: OfferAction;
}

/** Number of other entries of the list on a detail page. */
const OTHERS_SHOWN = 3;

const readOffers = cache(async (locale: Locale, id?: string) => {
  const input = { ...OFFER_READ, ...(id === undefined ? {} : { id }) };
  const [list, { descriptionMapping }] = await Promise.all([
    readWholeList((offset) => readPublic(getOffers, { ...input, offset }, locale)),
    loadSiteConfig(locale),
  ]);
  if (list === null) return null;
  const items = list.items.map((offer) => toOffer(offer, descriptionMapping.offers, locale));
  return { items, rest: list.rest };
});

/** For a guest (R-OFFER-01, R-OFFER-05); null when they could not be read. */
export async function loadOffers(locale: Locale): Promise<Offer[] | null> {
  return (await readOffers(locale))?.items ?? null;
}

function loadOffer(locale: Locale, id: string): Promise<Found<Offer>> {
  return findItem((hint) => readOffers(locale, hint), id);
}

/** The promotions of all offers, each once (R-OFFER-04); null when they could not be read. */
export async function loadPromotions(locale: Locale): Promise<Promotion[] | null> {
  const offers = await loadOffers(locale);
  return offers === null ? null : allPromotions(offers);
}

async function loadPromotion(locale: Locale, id: string): Promise<Found<Promotion>> {
  if (!isItemId(id)) return { state: 'missing' };
  const list = await readOffers(locale);
  const item = allPromotions(list?.items ?? []).find((promotion) => promotion.id === id);
  if (item) return { state: 'found', item };
  return { state: list?.rest === 'none' ? 'missing' : 'failed' };
}

function toOffer(wire: WireOffer, mapping: Readonly<Record<string, string>>, locale: Locale): Offer {
  return {
    ...toTexts(wire, mapping, locale),
    action: toOfferAction(wire.trigger?.action),
    excludeMethods: wire.trigger?.params?.exclude_methods ?? [],
    promotions: uniqueBy(wire.promotions, 'id').map((promotion) => toTexts(promotion, mapping, locale)),
  };
}

function toTexts(
  { id, description }: Pick<WireOffer, 'id' | 'description'>,
  mapping: Readonly<Record<string, string>>,
  locale: Locale,
): OfferTexts {
  const read = readDescription(description, mapping, locale);
  const text = read.html('text');
  return {
    id,
    name: read.line('name') ?? read.line('title'),
    title: read.line('title'),
    summary: plainWords(text ?? ''),
    text,
    terms: read.html('terms'),
    image: read.picture('image'),
    buttonTitle: read.line('buttonTitle'),
    buttonUrl: read.link('buttonUrl'),
  };
}

/** The content of an offer's page, or of a promotion's with the offer that contains it. */
export interface Campaign {
  texts: OfferTexts;
  /** Id of the offer to take: its own, or that of the offer containing a promotion. */
  offerId: string;
  action: OfferAction;
  excludeMethods: readonly string[];
  /** The promotions of an offer; empty for a promotion. */
  promotions: readonly OfferTexts[];
}

const KINDS = {
  offer: { ...CAMPAIGN_KINDS.offer, find: findOffer, template: SEO_TEMPLATES.offer },
  promotion: { ...CAMPAIGN_KINDS.promotion, find: findPromotion, template: SEO_TEMPLATES.promotion },
} as const satisfies Record<CampaignKind, object>;

async function findOffer(locale: Locale, id: string): Promise<Found<Campaign>> {
  const found = await loadOffer(locale, id);
  if (found.state !== 'found') return found;
  const { action, excludeMethods, promotions } = found.item;
  return {
    state: 'found',
    item: { texts: found.item, offerId: found.item.id, action, excludeMethods, promotions },
  };
}

async function findPromotion(locale: Locale, id: string): Promise<Found<Campaign>> {
  const found = await loadPromotion(locale, id);
  if (found.state !== 'found') return found;
  const { offerId, action } = found.item;
  return { state: 'found', item: { texts: found.item, offerId, action, excludeMethods: [], promotions: [] } };
}

const loadCampaigns = (kind: CampaignKind, locale: Locale): Promise<(Offer | Promotion)[] | null> =>
  kind === 'offer' ? loadOffers(locale) : loadPromotions(locale);

/** A few of a kind, to go on with from one of them or from an unknown id. */
export const loadOtherCampaigns = async (kind: CampaignKind, locale: Locale, id: string) =>
  ((await loadCampaigns(kind, locale)) ?? []).filter((other) => other.id !== id).slice(0, OTHERS_SHOWN);

/** `campaigns` is null when they could not be read. */
export const loadCampaignListPage = cache(async (kind: CampaignKind, locale: Locale) => {
  const { unnamed, list, path: pathOf } = CAMPAIGN_KINDS[kind];
  const t = await getTranslations('offers');
  const title = t(list.title);
  const [seo, campaigns, crumbs] = await Promise.all([
    pageSeo({ path: list.path, locale, fallbackTitle: title }),
    loadCampaigns(kind, locale),
    breadcrumbs(locale, [{ name: title, path: list.path }]),
  ]);
  const items = (campaigns ?? []).map(({ id, name }) => ({
    name: name ?? t(unnamed, { id }),
    path: pathOf(id),
  }));
  return { campaigns, seo, nodes: [crumbs, ...itemList(locale, items)] };
});

/** An unknown id gives null, a failed read `campaign: null`. */
export const loadCampaignPage = cache(async (kind: CampaignKind, locale: Locale, id: string) => {
  const { find, unnamed, list, path: pathOf, template } = KINDS[kind];
  const t = await getTranslations('offers');
  const found = await find(locale, id);
  if (found.state === 'missing') return null;
  const campaign = found.state === 'found' ? found.item : null;
  const name = campaign?.texts.name ?? t(unnamed, { id });
  const [all, others] = await Promise.all([
    loadCampaigns(kind, locale),
    loadOtherCampaigns(kind, locale, id),
  ]);
  const seoName = distinctName(name, id, all);
  const path = pathOf(id);
  const [seo, nodes] = await Promise.all([
    pageSeo({ path, template, name: seoName, locale, isItemUnread: campaign === null }),
    breadcrumbs(locale, [
      { name: t(list.title), path: list.path },
      { name, path },
    ]),
  ]);
  return { campaign, name, others, list, seo, nodes };
});
