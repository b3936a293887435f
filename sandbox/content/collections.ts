import type { ContentLocale, ContentRecord } from './content-value';
import { authConfig } from './entries/auth-config';
import { banner } from './entries/banner';
import { cashierConfig } from './entries/cashier-config';
import { common } from './entries/common';
import { formsConfig } from './entries/forms-config';
import { gamesConfig } from './entries/games-config';
import { loyalty } from './entries/loyalty';
import { metaDataTool } from './entries/meta-data-tool';
import { pageSeo } from './entries/page-seo';
import { prazerConfig } from './entries/prazer-config';
import { searchConfig } from './entries/search-config';
import { settingsSeo } from './entries/settings-seo';
import { webSettings } from './entries/web-settings';

export interface ContentCollection {
  kind: 'single' | 'list';
  /** The attribute that names a record of a list to an editor; null where there is one record only. */
  editKey: string | null;
  records(locale: ContentLocale): readonly ContentRecord[];
}

function single(record: (locale: ContentLocale) => ContentRecord): ContentCollection {
  return { kind: 'single', editKey: null, records: (locale) => [record(locale)] };
}

/** Every collection that the product reads, under its own name. */
export const COLLECTIONS = {
  'settings-seo': { kind: 'list', editKey: null, records: () => [settingsSeo()] },
  'page-seo': { kind: 'list', editKey: 'url', records: pageSeo },
  'prazer-config': single(prazerConfig),
  'cashier-config': single(cashierConfig),
  'games-config': single(gamesConfig),
  'search-config': single(searchConfig),
  loyalty: single(loyalty),
  'forms-config': single(formsConfig),
  common: single(common),
  'auth-config': single(authConfig),
  'meta-data-tool': single(metaDataTool),
  banner: single(banner),
  'web-settings': single(webSettings),
} satisfies Record<string, ContentCollection>;

export type CollectionName = keyof typeof COLLECTIONS;

export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(COLLECTIONS, name);
}
