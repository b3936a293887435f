import type { Locale } from '@/i18n/routing';

/** A record of the content system as a page gets it. */
export type Loaded<Record> = Record & {
  /** Language of the record as a whole: also English where a French page had to use an English record. */
  lang: Locale;
  /**
   * Texts of a French record that are English because they were empty, as paths: `title`, `openGraph.title`,
   * `menu./gamehall.title` (a list's entry by its `url`, `image`, `name`, `value` or `id`, else its place).
   */
  borrowed: readonly string[];
};

/** The `lang` attribute of a record's text: `en` for an English text on a French page, else undefined. */
export function textLang(record: Loaded<object>, path: string, locale: Locale): 'en' | undefined {
  if (locale === 'en') return undefined;
  return record.lang === 'en' || record.borrowed.includes(path) ? 'en' : undefined;
}
