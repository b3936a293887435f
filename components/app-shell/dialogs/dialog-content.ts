import type { ComponentType } from 'react';
import { loadMessages } from '@/i18n/lazy-messages';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import type { DialogName } from '@/stores/dialogs';
import type { DialogProps } from '@/components/dialogs/dialog-title';
import { DIALOGS } from './registry';

export interface DialogContent {
  Body: ComponentType<DialogProps<DialogName>>;
  messages: Record<string, object>;
}

/** Loads a dialog's code and texts, once: later calls work offline. */
export async function loadDialogContent(name: DialogName): Promise<DialogContent> {
  const known = loaded.get(name);
  if (known) return known;
  const { load, namespaces, settings } = DIALOGS[name];
  if (settings) void fetchSettingsPart(settings);
  const [Body, messages] = await Promise.all([load(), loadMessages(namespaces)]);
  const content = { Body: Body as DialogContent['Body'], messages };
  loaded.set(name, content);
  return content;
}

const loaded = new Map<DialogName, DialogContent>();
