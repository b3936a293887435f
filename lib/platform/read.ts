import { browserContext } from './browser-context';
import { createPlatformClient, type PlatformClient } from './client';
import { PlatformError } from './error';
import { fetchTransport } from './fetch-transport';
import { noteReadFailure } from './read-failures';

const client = createPlatformClient(fetchTransport, browserContext);

/**
 * The browser's read-only client, for guests and players: lists that are the same for everyone, settings, campaign popups
 * and events. Actions and a player's own data use `act.ts`. Failures are also reported to `watchReadFailures`.
 */
export const readPlatform: PlatformClient = {
  async call(method, input, options) {
    try {
      return await client.call(method, input, options);
    } catch (error) {
      if (error instanceof PlatformError) noteReadFailure(error);
      throw error;
    }
  },
};
