import { refreshSettings } from './settings.server';
import { purgeContent } from '@/lib/content/content-state.server';
import { shared } from '@/server/shared-state.mjs';

/**
 * Subscribes to purges by a webhook that reached another instance: cached reads are dropped and the settings are read
 * immediately, before this instance regenerates its pages (decision 0026).
 */
export function listenForPurges(): void {
  shared.purgeListeners = new Set([forgetContent]);
}

function forgetContent(): void {
  purgeContent();
  void refreshSettings();
}
