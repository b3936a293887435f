import { setupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';

/** Responds to the requests of a test file; one without a handler goes to the network. */
export const wireServer = setupServer();

beforeAll(() => wireServer.listen({ onUnhandledRequest: 'bypass' }));
afterAll(() => wireServer.close());
