import 'server-only';
import { cache } from 'react';
import { SEO_TEMPLATES } from '@/lib/seo/url-template';
import { pageSeo } from '@/lib/seo/page-metadata.server';
import { breadcrumbs } from '@/lib/seo/breadcrumbs.server';
import { paths } from '@/lib/routing/paths';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/routing';
import { plainText, readDescription } from '@/lib/content/item-description.server';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import type { SafeHtml } from '@/lib/content/rich-text.server';
import { findItem, isItemId, uniqueById, type Found } from '@/lib/platform/find-item';
import { readPublic } from '@/lib/platform/share.server';
import { getOffers } from './api';
import { allPromotions, toOfferAction, type OfferAction } from './rules';
import type { WireOffer } from './schema';

const PAGE_SIZE = 100;
const FIELDS = ['trigger', 'description', 'promotions'] as const;

/** What offers and promotions tell the visitor; texts are cleaned, pictures and links checked. */
export interface OfferTexts {
  id: string;
  name: string | null;
  title: string | null;
  /** The words of `text` as one line. */
  summary: string;
  text: SafeHtml | null;
  terms: SafeHtml | null;
  image: string | null;
  buttonTitle: string | null;
  /** Path of this site without locale prefix, or a whole address. */
  buttonUrl: string | null;
}

export interface Offer extends OfferTexts {
  action: OfferAction;
  excludeMethods: readonly string[];
  promotions: readonly OfferTexts[];
}

/** A promotion with the offer that holds it. */
export interface Promotion extends OfferTexts {
  offerId: string;
  action: OfferAction;
}

const readOffers = cache(async (locale: Locale, id?: string) => {
  const input = { offset: 0, count: PAGE_SIZE, fields: FIELDS, ...(id === undefined ? {} : { id }) };
  const [page, { descriptionMapping }] = await Promise.all([
    readPublic(getOffers, input, locale),
    loadSiteConfig(locale),
  ]);
  if (page === null) return null;
  const items = uniqueById(page.items).map((offer) => toOffer(offer, descriptionMapping.offers, locale));
  // A list with doubles or unreadable entries is complete all the same.
  return { items, total: page.items.length < PAGE_SIZE ? items.length : page.total };
});

/** All offers as a guest sees them (R-OFFER-01, R-OFFER-05); null when they could not be read. */
export async function loadOffers(locale: Locale): Promise<Offer[] | null> {
  return (await readOffers(locale))?.items ?? null;
}

export function loadOffer(locale: Locale, id: string): Promise<Found<Offer>> {
  return findItem((hint) => readOffers(locale, hint), id);
}

/** The promotions of all offers, each once (R-OFFER-04); null when they could not be read. */
export async function loadPromotions(locale: Locale): Promise<Promotion[] | null> {
  const offers = await loadOffers(locale);
  return offers === null ? null : allPromotions(offers);
}

export async function loadPromotion(locale: Locale, id: string): Promise<Found<Promotion>> {
  if (!isItemId(id)) return { state: 'missing' };
  const promotions = await loadPromotions(locale);
  if (promotions === null) return { state: 'failed' };
  const item = promotions.find((promotion) => promotion.id === id);
  return item ? { state: 'found', item } : { state: 'missing' };
}

function toOffer(wire: WireOffer, mapping: Readonly<Record<string, string>>, locale: Locale): Offer {
  return {
    ...toTexts(wire, mapping, locale),
    action: toOfferAction(wire.trigger?.action),
    excludeMethods: wire.trigger?.params?.exclude_methods ?? [],
    promotions: uniqueById(wire.promotions).map((promotion) => toTexts(promotion, mapping, locale)),
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
    summary: plainText(text),
    text,
    terms: read.html('terms'),
    image: read.picture('image'),
    buttonTitle: read.line('buttonTitle'),
    buttonUrl: read.link('buttonUrl'),
  };
}

/** What the page of one offer shows; an unknown id gives null, a failed read in `offer: null`. */
export const loadOfferPage = cache(async (locale: Locale, id: string) => {
  const t = await getTranslations('offers');
  const found = await loadOffer(locale, id);
  if (found.state === 'missing') return null;
  const offer = found.state === 'found' ? found.item : null;
  const name = offer?.name ?? t('unnamed', { id });
  const path = paths.offer(id);
  const [seo, things] = await Promise.all([
    pageSeo({ path, template: SEO_TEMPLATES.offer, name, locale }),
    breadcrumbs(locale, [
      { name: t('title'), path: paths.offers() },
      { name, path },
    ]),
  ]);
  return { offer, name, seo, things };
});

/** What the page of one promotion shows; an unknown id gives null, a failed read in `promotion: null`. */
export const loadPromotionPage = cache(async (locale: Locale, id: string) => {
  const t = await getTranslations('offers');
  const found = await loadPromotion(locale, id);
  if (found.state === 'missing') return null;
  const promotion = found.state === 'found' ? found.item : null;
  const name = promotion?.name ?? t('unnamedPromotion', { id });
  const path = paths.promotion(id);
  const [seo, things] = await Promise.all([
    pageSeo({ path, template: SEO_TEMPLATES.promotion, name, locale }),
    breadcrumbs(locale, [
      { name: t('promotionsTitle'), path: paths.promotions() },
      { name, path },
    ]),
  ]);
  return { promotion, name, seo, things };
});
