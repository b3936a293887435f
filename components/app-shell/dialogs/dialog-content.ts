import type { ComponentType } from 'react';
import { loadMessages } from '@/i18n/lazy-messages';
import type { Locale } from '@/i18n/routing';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import type { DialogName } from '@/stores/dialogs';
import type { DialogProps } from '@/components/dialogs/dialog-title';
import { DIALOGS } from './registry';

export interface DialogContent {
  Body: ComponentType<DialogProps<DialogName>>;
  messages: Record<string, object>;
}

/** Loads a dialog's code and its texts in a language, once: later calls work offline. */
export async function loadDialogContent(name: DialogName, locale: Locale): Promise<DialogContent> {
  const key = `${locale}/${name}`;
  const known = loaded.get(key);
  if (known) return known;
  const { load, namespaces, settings } = DIALOGS[name];
  if (settings) void fetchSettingsPart(settings, locale);
  const [Body, messages] = await Promise.all([load(), loadMessages(locale, namespaces)]);
  const content = { Body: Body as DialogContent['Body'], messages };
  loaded.set(key, content);
  return content;
}

const loaded = new Map<string, DialogContent>();
