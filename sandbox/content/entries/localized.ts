import type { ContentLocale } from '../content-value';

/** A value in each language. */
export type Localized<Value> = Readonly<Record<ContentLocale, Value>>;
