import { browserContext } from './browser-context';
import { createPlatformClient } from './client';
import { fetchTransport } from './fetch-transport';

/** The browser's light client: a guest's reads. Actions and a player's reads go by `act.ts`. */
export const readPlatform = createPlatformClient(fetchTransport, browserContext);
