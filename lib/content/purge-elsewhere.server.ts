import { refreshSettings } from '@/lib/middleware/settings.server';
import { purgeContent } from './content-state.server';

type PurgeListener = () => void;

const scope = globalThis as typeof globalThis & { __purgeListeners?: Set<PurgeListener> };

/**
 * Lets the page cache tell this process of a webhook that reached another instance: what was read is forgotten and the
 * settings are read at once, before its pages are made anew (decision 0095).
 */
export function listenForPurges(): void {
  scope.__purgeListeners = new Set([forgetContent]);
}

function forgetContent(): void {
  purgeContent();
  void refreshSettings();
}
