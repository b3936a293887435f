import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { root } from '../scripts/lib/paths.mjs';

it('a server that cannot start says why in one line and ends with 1', async () => {
  // Used by another instance, which shares the port among its own sockets where Node.js can.
  const isShared = process.platform === 'linux' && { reusePort: true };
  const taken = createServer().listen({ port: 0, ...isShared });
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const child = spawn(process.execPath, ['server/main.mjs', `--port=${port}`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PLATFORM_URL: 'http://127.0.0.1:9', CONTENT_URL: 'http://127.0.0.1:9' },
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  taken.close();
  expect(code).toBe(1);
  expect(said).toMatch(/^Cannot start: .*EADDRINUSE/m);
});
