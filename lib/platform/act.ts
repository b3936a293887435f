import { axiosTransport } from './axios-transport';
import { browserContext } from './browser-context';
import { createPlatformClient } from './client';

/** The browser's client of actions and of a player's reads. Import it only from parts that load on interaction. */
export const actPlatform = createPlatformClient(axiosTransport, browserContext);
