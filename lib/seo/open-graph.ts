import type { Metadata } from 'next';
import type { Locale } from '@/i18n/routing';
import type { SeoRecord } from '@/lib/content/schema-seo';
import { absoluteUrl, cleanText } from './clean';
import type { MetaTags, PropertyTag } from './meta-tags';

export interface OpenGraphInput {
  record: SeoRecord;
  locale: Locale;
  /** Languages the page exists in. */
  locales: readonly Locale[];
  /** Name of a detail page's item; replaces `##name##`. */
  name?: string | null | undefined;
  siteName: string;
  /** Origin of the site for absolute URLs, never taken from a request. */
  siteUrl: string;
  title: string;
  description: string | null;
  url: string;
  /** The record's own sharing tags. */
  tags: Pick<MetaTags, 'twitter' | 'openGraph'>;
}

const REGIONS = { en: 'en_US', fr: 'fr_FR' } as const;
/** Types that Next.js renders without data of their own. Any other makes it fail: the page renders that tag itself. */
const TYPES = [
  'website',
  'article',
  'profile',
  'book',
  'music.song',
  'music.album',
  'music.playlist',
  'music.radio_station',
  'video.movie',
  'video.episode',
  'video.tv_show',
  'video.other',
] as const;

/** Card types that need no data of their own. */
const CARDS = ['summary', 'summary_large_image'] as const;

/** A language and its region, in the format of sharing tags. */
const REGION = /^[a-z]{2,3}_[A-Z]{2}$/;

/** What social networks show for a link: the record's `openGraph`, else its own tags, else title and text. */
export function buildOpenGraph(input: OpenGraphInput): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { locale, url } = input;
  const own = input.tags.openGraph;
  const { image, ...texts } = sharedParts(input);
  return {
    openGraph: {
      ...texts,
      ...renderedType(typeOf(input)),
      url,
      siteName: own.site_name ?? input.siteName,
      locale: own.locale !== null && REGION.test(own.locale) ? own.locale : REGIONS[locale],
      alternateLocale: input.locales.filter((one) => one !== locale).map((one) => REGIONS[one]),
      ...(image !== null && { images: [{ url: image, ...pictureFacts(own) }] }),
    },
    twitter: buildTwitter(input, { ...texts, image }),
  };
}

const PIXELS = /^[1-9]\d{0,4}$/;
const MEDIA_TYPE = /^image\/[\w.+-]+$/;

/** What the record's own tags say about its picture. */
function pictureFacts(own: MetaTags['openGraph']) {
  const ifLike = (value: string | null, pattern: RegExp) =>
    value !== null && pattern.test(value) ? value : undefined;
  return {
    alt: own['image:alt'] ?? undefined,
    type: ifLike(own['image:type'], MEDIA_TYPE),
    width: ifLike(own['image:width'], PIXELS),
    height: ifLike(own['image:height'], PIXELS),
  };
}

/** The parts that all networks share. */
function sharedParts({ record, tags, name, siteUrl, ...page }: OpenGraphInput) {
  const given = record.openGraph;
  const own = tags.openGraph;
  const description = cleanText(given?.description, name) ?? own.description ?? page.description;
  return {
    title: cleanText(given?.title, name) ?? own.title ?? page.title,
    ...(description !== null && { description }),
    image: absoluteUrl(given?.image, siteUrl, name) ?? absoluteUrl(own.image, siteUrl, name),
  };
}

/** The record's own tags for X, each falling back to the shared one: two of a name would contradict each other. */
function buildTwitter(
  { tags: { twitter }, name, siteUrl }: OpenGraphInput,
  shared: { title: string; description?: string; image: string | null },
): Metadata['twitter'] {
  const description = twitter.description ?? shared.description;
  const image = absoluteUrl(twitter.image, siteUrl, name) ?? shared.image;
  const given = twitter.card?.toLowerCase();
  return {
    title: twitter.title ?? shared.title,
    ...(description !== undefined && { description }),
    card: CARDS.find((card) => card === given) ?? (image === null ? 'summary' : 'summary_large_image'),
    ...(image !== null && { images: [image] }),
  };
}

const TYPE_NAME = /^[a-z][\w.:]{0,99}$/;

type Typed = Pick<OpenGraphInput, 'record' | 'tags'>;

/** The tag of a type that Next.js does not know, such as `product`; the page renders it. */
export function typeTags(input: Typed): PropertyTag[] {
  const content = typeOf(input);
  return 'type' in renderedType(content) ? [] : [{ property: 'og:type', content }];
}

function renderedType(name: string): { type?: (typeof TYPES)[number] } {
  const type = TYPES.find((one) => one === name);
  return type ? { type } : {};
}

function typeOf({ record, tags }: Typed): string {
  const name = (record.openGraph?.type ?? tags.openGraph.type ?? '').trim().toLowerCase();
  return TYPE_NAME.test(name) ? name : 'website';
}
