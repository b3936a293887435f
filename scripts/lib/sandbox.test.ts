import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const start = vi.hoisted(() => vi.fn(() => ({ hasEnded: () => false })));
vi.mock('./run.mjs', () => ({ start, failUnlessEnding: vi.fn() }));
vi.mock('./ports.mjs', () => ({
  getFreePort: () => Promise.resolve(4_001),
  requireFreePort: Number,
  waitForResponse: () => Promise.resolve(true),
}));
vi.mock('./run-lock.mjs', () => ({ requireWritable: vi.fn() }));

const { ensureBackEnds } = (await import('./sandbox.mjs')) as {
  ensureBackEnds: () => Promise<{ addresses: Record<string, string>; sandbox: object | null }>;
};
const OURS = 'http://127.0.0.1:4001';
const REAL = 'https://real.example';

beforeEach(() => {
  start.mockClear();
  for (const name of ['SANDBOX_PLATFORM_PORT', 'SANDBOX_CONTENT_PORT', 'VERIFICATION_ORIGINS']) {
    vi.stubEnv(name, '');
  }
});
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['both', '', '', OURS, OURS, ['SANDBOX_PLATFORM_PORT', 'SANDBOX_CONTENT_PORT']],
  ['its content system', REAL, '', REAL, OURS, ['SANDBOX_CONTENT_PORT']],
  ['its platform', '', REAL, OURS, REAL, ['SANDBOX_PLATFORM_PORT']],
])('R-SHAPE-08: the sandbox is %s where PLATFORM_URL is "%s" and CONTENT_URL "%s"', async (...row) => {
  const [, platform, content, usedPlatform, usedContent, started] = row;
  vi.stubEnv('PLATFORM_URL', platform);
  vi.stubEnv('CONTENT_URL', content);
  const { addresses, sandbox } = await ensureBackEnds();
  expect(addresses).toMatchObject({ PLATFORM_URL: usedPlatform, CONTENT_URL: usedContent });
  expect(sandbox).not.toBeNull();
  expect(start).toHaveBeenCalledExactlyOnceWith(
    'node',
    expect.arrayContaining(['sandbox/server.ts']),
    Object.fromEntries(started.map((name) => [name, '4001'])),
  );
});

it('R-SHAPE-08: no sandbox starts where both sides are real', async () => {
  vi.stubEnv('PLATFORM_URL', REAL);
  vi.stubEnv('CONTENT_URL', REAL);
  const { addresses, sandbox } = await ensureBackEnds();
  expect(addresses).toEqual({ PLATFORM_URL: REAL, CONTENT_URL: REAL });
  expect(sandbox).toBeNull();
  expect(start).not.toHaveBeenCalled();
});
