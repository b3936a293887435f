import { mediaPath } from '@/lib/content/media';
import type { SeoRecord } from '@/lib/content/schema-seo';
import { cleanText } from './clean';
import { fillAddress } from '@/lib/routing/url-template';

/** A tag with `property`, which Next.js's metadata cannot render; pages render it and React hoists it to the head. */
export interface PropertyTag {
  property: string;
  content: string;
}

/** Sharing tags rendered by the app, after `twitter:` and `og:`, whether a record gives them by name or by property. */
const TWITTER = ['card', 'title', 'description', 'image'] as const;
const OPEN_GRAPH = [
  'title',
  'description',
  'type',
  'image',
  'image:alt',
  'image:type',
  'image:width',
  'image:height',
  'site_name',
  'locale',
] as const;

export interface MetaTags {
  /** Tags with a `name`, as Next.js's `other`. */
  named: Record<string, string[]>;
  properties: readonly PropertyTag[];
  description: string | null;
  robots: string | null;
  /** The record's own sharing tags for X, overriding those made from `openGraph`. */
  twitter: Record<(typeof TWITTER)[number], string | null>;
  /** Its own sharing tags for all others, where its `openGraph` is empty. */
  openGraph: Record<(typeof OPEN_GRAPH)[number], string | null>;
  /** Names of the tags left out, for the log. */
  dropped: readonly string[];
}

const MAX_TAGS = 100;
const TAG_NAME = /^[a-z][\w.:-]{0,99}$/i;
/** Rendered by the app itself: a second one would contradict the first. */
const OWN_NAMES: ReadonlySet<string> = new Set(['viewport', 'charset', 'theme-color', 'color-scheme']);
/** Rendered by the app from these. */
const PAGE_NAMES: ReadonlySet<string> = new Set(['description', 'robots']);
const SHARING_NAMES: ReadonlySet<string> = new Set([
  ...TWITTER.map((name) => `twitter:${name}`),
  ...OPEN_GRAPH.map((name) => `og:${name}`),
]);
/** The sharing tags that contain a URL. */
const PICTURE_NAMES: ReadonlySet<string> = new Set(['twitter:image', 'og:image']);
/** Rendered by the app from these and the page itself. */
const OWN_PROPERTIES = /^og:(?:title|description|type|url|image|site_name|locale)(?::|$)/i;

/** Sorts a record's meta list by how its tags are rendered; unusable ones are left out (R-SEO-03). */
export function readMetaTags(list: SeoRecord['meta'], name?: string | null): MetaTags {
  const named = new Map<string, string[]>();
  const properties: PropertyTag[] = [];
  const own = new Map<string, string>();
  const dropped: string[] = [];
  for (const tag of list.slice(0, MAX_TAGS)) {
    const ownName = ownNameOf(tag);
    const isAddress = ownName !== undefined && PICTURE_NAMES.has(ownName);
    const content = cleanText(isAddress ? pictureUrl(tag.content, name) : tag.content, name);
    if (content === null) continue;
    if (ownName !== undefined) own.set(ownName, content);
    else if (isFree(tag.name)) named.set(tag.name, [...(named.get(tag.name) ?? []), content]);
    else if (isFree(tag.property)) properties.push({ property: tag.property, content });
    else dropped.push(String(tag.name ?? tag.property));
  }
  return {
    named: Object.fromEntries(named),
    properties,
    ...ownTags(own),
    dropped,
  };
}

/** A picture of the content system loads from the site. */
function pictureUrl(content: string, name: string | null | undefined): string {
  return fillAddress(mediaPath(content) ?? content, name);
}

function ownTags(own: ReadonlyMap<string, string>): Omit<MetaTags, 'named' | 'properties' | 'dropped'> {
  const find = (name: string) => own.get(name) ?? null;
  const findAll = <Name extends string>(prefix: string, names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, find(`${prefix}:${name}`)])) as Record<Name, string | null>;
  return {
    description: find('description'),
    robots: find('robots'),
    twitter: findAll('twitter', TWITTER),
    openGraph: findAll('og', OPEN_GRAPH),
  };
}

/** The name of a tag that the app renders itself. */
function ownNameOf({ name, property }: SeoRecord['meta'][number]): string | undefined {
  const byName = (name ?? '').toLowerCase();
  if (PAGE_NAMES.has(byName)) return byName;
  return [byName, (property ?? '').toLowerCase()].find((one) => SHARING_NAMES.has(one));
}

type TagName = string | null | undefined;

function isFree(name: TagName): name is string {
  if (typeof name !== 'string' || OWN_NAMES.has(name.toLowerCase())) return false;
  return TAG_NAME.test(name) && !OWN_PROPERTIES.test(name);
}
