import { refreshSettings } from './settings.server';
import { contentReads } from '@/lib/content/content-state.server';
import { shared } from '@/server/shared-state.mjs';

/** After a webhook at another instance: settings are read before pages are regenerated (decision 0026). */
export function listenForPurges(): void {
  shared.purgeListeners = new Set([forgetContent]);
}

function forgetContent(): void {
  contentReads.purge();
  void refreshSettings();
}
