import { refreshSettings } from './settings.server';
import { purgeContent } from '@/lib/content/content-state.server';
import { shared } from '@/server/shared-state.mjs';

/**
 * On a purge by a webhook that reached another instance, drops cached reads and reads the settings at once, before
 * this instance regenerates its pages (decision 0026).
 */
export function listenForPurges(): void {
  shared.purgeListeners = new Set([forgetContent]);
}

function forgetContent(): void {
  purgeContent();
  void refreshSettings();
}
