import { hasPlaceholders } from './placeholders';
import type { Common } from './schema-common';
import { SYSTEM_PAGES } from './system-pages';

const PARTS = ['title', 'info', 'button'] as const;

/**
 * Interface messages that the content system replaces, by dotted key: the word between date and time, and
 * `system.{page}.title|info|button`. Texts with placeholders are left out: precompiled messages cannot fill them.
 */
export function contentOverrides({ dateTimeJoiner, systemPages }: Common): Record<string, string> {
  const overrides: Record<string, string> = {};
  if (!hasPlaceholders(dateTimeJoiner)) overrides['cashier.dateTimeJoiner'] = dateTimeJoiner;
  for (const page of SYSTEM_PAGES) {
    for (const part of PARTS) {
      const text = systemPages[page]?.[part];
      if (text && !hasPlaceholders(text)) overrides[`system.${page}.${part}`] = text;
    }
  }
  return overrides;
}
