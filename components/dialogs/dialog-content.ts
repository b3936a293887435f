import type { ComponentType } from 'react';
import { loadMessages } from '@/i18n/lazy-messages';
import type { Locale } from '@/i18n/routing';
import type { DialogName } from '@/stores/dialogs';
import type { DialogProps } from './dialog-props';
import { DIALOGS } from './registry';

export interface DialogContent {
  Body: ComponentType<DialogProps<DialogName>>;
  messages: Record<string, object>;
}

const loaded = new Map<string, DialogContent>();

/** Fetches a dialog's code and its texts in a language; from then on both are at hand without a connection. */
export async function loadDialogContent(name: DialogName, locale: Locale): Promise<DialogContent> {
  const { load, namespaces } = DIALOGS[name];
  const [Body, messages] = await Promise.all([load(), loadMessages(locale, namespaces)]);
  const content = { Body: Body as DialogContent['Body'], messages };
  loaded.set(keyOf(name, locale), content);
  return content;
}

/** What is at hand already; null where it has to be fetched. */
export function loadedDialogContent(name: DialogName, locale: Locale): DialogContent | null {
  return loaded.get(keyOf(name, locale)) ?? null;
}

function keyOf(name: DialogName, locale: Locale): string {
  return `${locale}/${name}`;
}
