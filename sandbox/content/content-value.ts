/** Languages the content system holds; any other locale has no record. */
export const CONTENT_LOCALES = ['en', 'fr'] as const;

export type ContentLocale = (typeof CONTENT_LOCALES)[number];

export function isContentLocale(value: string): value is ContentLocale {
  return value === 'en' || value === 'fr';
}

/** A media field of a record: the name of a file under `/uploads/`, or null for a field left empty by the editor. */
export class Media {
  constructor(
    readonly file: string | null,
    readonly alternativeText: string | null = null,
  ) {}
}

export type ContentValue = string | number | boolean | null | Media | readonly ContentValue[] | ContentRecord;

/** The attributes of one record: what an editor typed in, without the wrapper it is returned in. */
export interface ContentRecord {
  readonly [key: string]: ContentValue;
}

export function isContentObject(value: unknown): value is ContentRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Media);
}

/** Takes plain JSON as attributes of a record; JSON holds nothing that a record may not. */
export function readContentPatch(patch: Readonly<Record<string, unknown>>): ContentRecord {
  return structuredClone(patch) as ContentRecord;
}

/**
 * `base` with `patch` laid over it: objects are merged key by key at every depth, everything else (lists, media, plain
 * values) is replaced. Neither argument is changed.
 */
export function mergeContent(base: ContentRecord, patch: ContentRecord): ContentRecord {
  const merged: Record<string, ContentValue> = { ...base };
  for (const [key, value] of Object.entries(patch)) {
    const before = merged[key];
    merged[key] = isContentObject(before) && isContentObject(value) ? mergeContent(before, value) : value;
  }
  return merged;
}
