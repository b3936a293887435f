import type { z } from 'zod';
import { authBannerSchema, menuBannerSchema } from './schema-banner';
import { commonSchema } from './schema-common';
import { authConfigSchema, formsConfigSchema } from './schema-forms';
import { cashierConfigSchema, gamesConfigSchema, loyaltySchema, searchConfigSchema } from './schema-play';
import { prazerConfigSchema } from './schema-prazer-config';
import { seoRecordSchema } from './schema-seo';
import { metaDataToolSchema, settingsSeoSchema, webSettingsSchema } from './schema-settings';
import type { RawRecord } from './flatten';

export type Populate = '*' | { readonly [field: string]: { readonly populate: '*' } };

export interface CollectionRow {
  /** Name in the URL. */
  path: string;
  kind: 'single' | 'list';
  populate: Populate;
  /** Attribute a list is filtered by; its first record is taken. */
  filterKey: 'host' | 'url' | null;
  /** The response's key with the record, unless the reader names another; only this part is populated. */
  part?: string;
  /** Texts that a French record borrows from English when they are empty; `*` matches every entry. */
  texts: readonly string[];
  schema: z.ZodObject;
}

function each(...fields: readonly string[]): Populate {
  return Object.fromEntries(fields.map((field) => [field, { populate: '*' }]));
}

const SEO_TEXTS = [
  'title',
  'description',
  'text',
  'openGraph.title',
  'openGraph.description',
  'product.name',
  'product.description',
  'schemaFaq.*.question',
  'schemaFaq.*.answer',
  'schemaArticle.headline',
  'schemaArticle.description',
];

const MENU_BANNER_TEXTS = [
  'subtitle',
  'title',
  'buttonTitle',
  'publicSubtitle',
  'publicTitle',
  'publicButtonTitle',
];

/** Every collection of the content system (R-CMS-02). No other file names one in a URL. */
export const COLLECTIONS = {
  'settings-seo': {
    path: 'settings-seo',
    kind: 'list',
    populate: each('redirects'),
    filterKey: 'host',
    texts: [],
    schema: settingsSeoSchema,
  },
  'page-seo': {
    path: 'page-seo',
    kind: 'list',
    populate: each('meta', 'openGraph', 'organization', 'product', 'schemaFaq', 'schemaArticle'),
    filterKey: 'url',
    texts: SEO_TEXTS,
    schema: seoRecordSchema,
  },
  'prazer-config': single('prazer-config', prazerConfigSchema, ['betting.notice']),
  'cashier-config': single('cashier-config', cashierConfigSchema),
  'games-config': single('games-config', gamesConfigSchema),
  'search-config': single('search-config', searchConfigSchema),
  loyalty: single(
    'loyalty',
    loyaltySchema,
    ['title', 'text', 'pointsName', 'levels.*.text'],
    each('notification'),
  ),
  'forms-config': single('forms-config', formsConfigSchema, [
    'forms.*.*.label',
    'forms.*.*.placeholder',
    'forms.*.*.options.*.label',
    'messages.*',
  ]),
  common: single(
    'common',
    commonSchema,
    [
      'siteName',
      'dateTimeJoiner',
      'menu.*.title',
      'footerLinks.*.title',
      'footerText',
      'footerMarks.*.name',
      'systemPages.*.title',
      'systemPages.*.info',
      'systemPages.*.button',
      'promoErrors.*',
      'wrongRegistrationServer',
      'settingsToasts.*',
    ],
    each('menu', 'footerLinks'),
  ),
  'auth-config': single('auth-config', authConfigSchema),
  'meta-data-tool': single('meta-data-tool', metaDataToolSchema),
  'menu-banner': {
    ...single('banner', menuBannerSchema, MENU_BANNER_TEXTS),
    part: 'menuBanner',
  },
  'auth-banner': {
    ...single('banner', authBannerSchema, ['label', 'value', 'addition']),
    part: 'authBanner',
  },
  'web-settings': single('web-settings', webSettingsSchema, [], each('favicon')),
} satisfies Record<string, CollectionRow>;

function single<S extends z.ZodObject>(
  path: string,
  schema: S,
  texts: readonly string[] = [],
  populate: Populate = '*',
) {
  return { path, kind: 'single', populate, filterKey: null, texts, schema } as const;
}

export type CollectionName = keyof typeof COLLECTIONS;

export type CollectionRecords = {
  [Name in CollectionName]: z.output<(typeof COLLECTIONS)[Name]['schema']>;
};

export function collectionRow(name: CollectionName): CollectionRow {
  return COLLECTIONS[name];
}

/** Parsed records by raw record: reads that share a response for two seconds also share its parsed form. */
const parsedRecords = new Map<CollectionName, WeakMap<RawRecord, unknown>>();
const NO_RECORD: RawRecord = Object.freeze({});

/** Parses a flattened record once, for all readers: do not mutate it. Invalid fields, or null, get the defaults. */
export function parseRecord<Name extends CollectionName>(
  name: Name,
  raw: RawRecord | null,
): CollectionRecords[Name] {
  const known = parsedRecords.get(name) ?? new WeakMap<RawRecord, unknown>();
  parsedRecords.set(name, known);
  const source = raw ?? NO_RECORD;
  if (!known.has(source)) known.set(source, collectionRow(name).schema.parse(source));
  return known.get(source) as CollectionRecords[Name];
}
