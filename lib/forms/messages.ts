import { fillPlaceholders } from '@/lib/content/placeholders';
import { DEFAULT_MESSAGES } from './default-messages';
import { ownEntry } from '@/lib/own-entry';
import type { FieldProblem } from './problem';
import type { FormSettings } from './settings';

export type MessageTable = Readonly<Record<string, string>>;

function ownText(table: MessageTable | null | undefined, key: string): string | undefined {
  const text = table ? ownEntry(table, key) : undefined;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** R-VAL-01: the field's own message, else the configured, else the default; unknown keys: "wrong field". */
export function problemText(
  { key, params }: FieldProblem,
  { locale, messages }: Pick<FormSettings, 'locale' | 'messages'>,
  fieldMessages?: MessageTable | null,
): string {
  const defaults = DEFAULT_MESSAGES[locale];
  const text =
    ownText(fieldMessages, key) ?? ownText(messages, key) ?? ownText(defaults, key) ?? defaults.wrong;
  return fillPlaceholders(text, params);
}
