import { browserContext } from './browser-context';
import { createPlatformClient } from './client';
import { fetchTransport } from './fetch-transport';

/**
 * The browser's light client, for guests and players: lists that are the same for everyone, settings, campaign popups and
 * events. Actions and a player's own data go by `act.ts`.
 */
export const readPlatform = createPlatformClient(fetchTransport, browserContext);
