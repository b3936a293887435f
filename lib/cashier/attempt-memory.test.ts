import { expect, it, vi } from 'vitest';
import { browserTools } from './attempt-memory';

vi.mock('@/lib/session/read-info', () => {
  throw new Error('Failed to load chunk');
});

it('who is here is unknown where neither a response nor the code that reads it comes, as without a connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await browserTools.here()).toBeNull();
});
