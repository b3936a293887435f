import type { Metadata } from 'next';
import type { Locale } from '@/i18n/routing';
import type { SeoRecord } from '@/lib/content/schema-seo';
import { absoluteUrl, cleanText } from './clean';
import type { MetaTags } from './meta-tags';

interface OpenGraphInput {
  record: SeoRecord;
  locale: Locale;
  name?: string | null | undefined;
  siteName: string;
  siteUrl: string;
  title: string;
  description: string | null;
  url: string;
  /** The record's own tags for X. */
  twitter: MetaTags['twitter'];
}

const REGIONS = { en: 'en_US', fr: 'fr_FR' } as const;
/** Kinds the framework writes without data of their own; for any other it would refuse to draw the page. */
const TYPES = ['website', 'article', 'profile', 'book'] as const;

/** Kinds of cards that need no data of their own. */
const CARDS = ['summary', 'summary_large_image'] as const;

/** What messengers and social networks show of a link: the record's `openGraph`, else the page's own title and text. */
export function buildOpenGraph(input: OpenGraphInput): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { record, locale, name, siteName, siteUrl, url } = input;
  const given = record.openGraph;
  const title = cleanText(given?.title, name) ?? input.title;
  const description = cleanText(given?.description, name) ?? input.description;
  const image = absoluteUrl(given?.image, siteUrl);
  const texts = { title, ...(description !== null && { description }) };
  return {
    openGraph: {
      ...texts,
      type: typeOf(record),
      url,
      siteName,
      locale: REGIONS[locale],
      alternateLocale: Object.values(REGIONS).filter((region) => region !== REGIONS[locale]),
      ...(image !== null && { images: [{ url: image }] }),
    },
    twitter: buildTwitter(input, { ...texts, image }),
  };
}

/** X's own tags of the record, each else what everyone else is shown: two of a name would contradict each other. */
function buildTwitter(
  { twitter, siteUrl }: OpenGraphInput,
  shared: { title: string; description?: string; image: string | null },
): Metadata['twitter'] {
  const description = twitter.description ?? shared.description;
  const image = absoluteUrl(twitter.image, siteUrl) ?? shared.image;
  const given = twitter.card?.toLowerCase();
  return {
    title: twitter.title ?? shared.title,
    ...(description !== undefined && { description }),
    card: CARDS.find((card) => card === given) ?? (image === null ? 'summary' : 'summary_large_image'),
    ...(image !== null && { images: [image] }),
  };
}

function typeOf({ openGraph }: SeoRecord): (typeof TYPES)[number] {
  const given = openGraph?.type?.trim().toLowerCase();
  return TYPES.find((type) => type === given) ?? 'website';
}
