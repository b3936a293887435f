import type { RawRecord } from './flatten';

/** Placeholder for the site's name in every text of the content system. */
export const SITE_MARK = '##site##';

/** Filled records, so that pages that share a read also share the filled record and parse it once. */
const filled = new WeakMap<RawRecord, { siteName: string; record: RawRecord }>();
/** Whether a record contains the placeholder at all: most do not, and none is searched twice. */
const marked = new WeakMap<RawRecord, boolean>();

export function hasSiteMark(record: RawRecord): boolean {
  const known = marked.get(record);
  if (known !== undefined) return known;
  const isMarked = JSON.stringify(record).includes(SITE_MARK);
  marked.set(record, isMarked);
  return isMarked;
}

/** The record with the site's name in all its texts. The record itself is not mutated. */
export function fillSiteMark(record: RawRecord, siteName: string): RawRecord {
  const known = filled.get(record);
  if (known?.siteName === siteName) return known.record;
  const inJson = JSON.stringify(siteName).slice(1, -1);
  const whole = JSON.parse(JSON.stringify(record).replaceAll(SITE_MARK, () => inJson)) as RawRecord;
  filled.set(record, { siteName, record: whole });
  return whole;
}
