import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from './index';
import { sandboxHandlers } from './msw';

let sandbox: Sandbox;
const server = setupServer();

beforeAll(() => {
  sandbox = createSandbox({ database: ':memory:', isControlEnabled: true });
  server.use(
    ...sandboxHandlers(sandbox, {
      platformOrigin: 'http://platform.test',
      contentOrigin: 'http://content.test',
    }),
  );
  server.listen({ onUnhandledRequest: 'error' });
});

afterAll(() => {
  server.close();
  sandbox.close();
});

it('answers multipart calls and content reads in-process', async () => {
  const body = new FormData();
  body.append('login', 'demo@example.com');
  body.append('password', 'Demo1234');
  const login = await fetch('http://platform.test/api/auth.login?v=2.34&locale=en', { method: 'POST', body });
  expect(await login.json()).toMatchObject({ data: { uid: 1001 } });
  expect((await fetch('http://content.test/api/common?locale=en')).status).toBe(200);
});

it('turns a connection that breaks into a network error', async () => {
  const fault = JSON.stringify({ side: 'platform', target: 'metadata.get', kind: 'drop-after', times: 1 });
  await fetch('http://platform.test/__control/fault', { method: 'POST', body: fault });
  await expect(fetch('http://platform.test/api/metadata.get')).rejects.toThrow(TypeError);
  expect((await fetch('http://platform.test/api/metadata.get')).status).toBe(200);
});
