import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readServerSettings } from './server-settings';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const database = join(folder, 'made', 'world.db');
const running: ChildProcess[] = [];

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

interface Started {
  child: ChildProcess;
  platform: string;
  content: string;
}

/** Starts the program and waits for its ready line. */
async function start(): Promise<Started> {
  const child = run({
    SANDBOX_PLATFORM_PORT: '0',
    SANDBOX_CONTENT_PORT: '0',
    SANDBOX_CONTROL: '1',
    SANDBOX_DATABASE: database,
  });
  const line = await output(child, 'stdout');
  const match = /^sandbox ready: platform (\S+), content (\S+)$/m.exec(line);
  return { child, platform: match?.[1] ?? '', content: match?.[2] ?? '' };
}

function run(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/server.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  return child;
}

/** First text the program writes. */
async function output(child: ChildProcess, stream: 'stdout' | 'stderr'): Promise<string> {
  const source = child[stream];
  if (source === null) return '';
  const [chunk] = (await once(source, 'data')) as [Buffer];
  return chunk.toString();
}

async function stop({ child }: Started): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  return code;
}

describe('sandbox program', () => {
  let first: Started;

  beforeAll(async () => {
    first = await start();
  }, 30_000);

  it('serves both sides, breaks connections on demand, and keeps sessions over a restart', async () => {
    expect((await fetch(`${first.content}/api/common?locale=en`)).status).toBe(200);
    const body = new FormData();
    body.append('login', 'demo@example.com');
    body.append('password', 'Demo1234');
    const login = await fetch(`${first.platform}/api/auth.login`, { method: 'POST', body });
    const headers = { Cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' };

    for (const kind of ['cut', 'drop-after']) {
      const fault = JSON.stringify({ side: 'platform', target: 'metadata.get', kind, times: 1 });
      await fetch(`${first.platform}/__control/fault`, { method: 'POST', body: fault });
      const broken = fetch(`${first.platform}/api/metadata.get`).then((response) => response.text());
      await expect(broken, kind).rejects.toThrow();
    }

    expect(await stop(first)).toBe(0);
    const second = await start();
    const info = await fetch(`${second.platform}/api/account.getInfo`, { headers });
    expect(await info.json()).toMatchObject({ data: { uid: 1001 } });
    expect(await stop(second)).toBe(0);
  }, 30_000);

  it('says in one sentence that a port is taken and exits with 1', async () => {
    const holder = await start();
    const child = run({
      SANDBOX_PLATFORM_PORT: new URL(holder.platform).port,
      SANDBOX_CONTENT_PORT: '',
      SANDBOX_DATABASE: ':memory:',
    });
    const ended = once(child, 'exit');
    expect(await output(child, 'stderr')).toMatch(
      /^sandbox: port \d+ is already in use by another program\n$/,
    );
    expect(await ended).toEqual([1, null]);
    await stop(holder);
  }, 30_000);
});

describe('server settings', () => {
  it('starts only the sides that have a port', () => {
    expect(readServerSettings({ SANDBOX_CONTENT_PORT: '4020' })).toMatchObject({
      platformPort: null,
      contentPort: 4020,
      host: '127.0.0.1',
      database: '.data/sandbox.db',
      isControlEnabled: false,
    });
  });

  it.each([[{}], [{ SANDBOX_PLATFORM_PORT: 'x' }], [{ SANDBOX_PLATFORM_PORT: '70000' }]])(
    'refuses %j',
    (env) => {
      expect(() => readServerSettings(env)).toThrow(/SANDBOX_PLATFORM_PORT/);
    },
  );
});
