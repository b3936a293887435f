import { COLLECTIONS, type CollectionName } from './collections';
import { CONTENT_LOCALES, Media, type ContentLocale, type ContentValue } from './content-value';
import { uploadBytes, uploadInfo, uploadNames } from './media/uploads';

/** A media field as plain data: the name of one of `demoFiles`, or null for an empty field. */
export interface DemoMedia {
  mediaFile: string | null;
}

export interface DemoCollection {
  name: CollectionName;
  kind: 'single' | 'list';
  records: Readonly<Record<ContentLocale, readonly Readonly<Record<string, unknown>>[]>>;
}

/** The demo content as plain data, to fill another content system with (`cms/src/seed`). */
export function demoContent(): DemoCollection[] {
  return (Object.keys(COLLECTIONS) as CollectionName[]).map((name) => {
    const { kind, records } = COLLECTIONS[name];
    const [en, fr] = CONTENT_LOCALES.map((locale) => records(locale).map((record) => plainObject(record)));
    return { name, kind, records: { en: en ?? [], fr: fr ?? [] } };
  });
}

export interface DemoFile {
  name: string;
  mime: string;
  bytes: Buffer;
}

/** Every picture the demo content names. */
export function demoFiles(): DemoFile[] {
  return uploadNames().map((name) => ({ name, mime: uploadInfo(name).mime, bytes: uploadBytes(name) }));
}

function plain(value: ContentValue): unknown {
  if (value instanceof Media) return { mediaFile: value.file } satisfies DemoMedia;
  if (Array.isArray(value)) return value.map((entry: ContentValue) => plain(entry));
  return typeof value === 'object' && value !== null ? plainObject(value) : value;
}

function plainObject(source: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(source).map(([key, value]) => [key, plain(value as ContentValue)]),
  );
}
