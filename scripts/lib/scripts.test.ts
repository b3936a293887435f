import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';

interface Scripts {
  isSupportedNode(version: string): boolean;
  getFreePort(): Promise<number>;
  waitForResponse(url: string, limitMs: number, isGivenUp?: () => boolean): Promise<boolean>;
  sourceFingerprint(): string;
  run(command: string, args: string[], options?: object): Promise<number>;
  failedEndToEndTests(report: object): string[];
}

/** The scripts are untyped modules. */
async function load<Name extends keyof Scripts>(file: string, name: Name): Promise<Scripts[Name]> {
  const loaded: Record<Name, Scripts[Name]> = await import(/* @vite-ignore */ `./${file}.mjs`);
  return loaded[name];
}

describe('the version of Node', () => {
  it.each([
    ['20.18.9', false],
    ['20.19.0', true],
    ['20.20.1', true],
    ['21.7.0', false],
    ['22.12.0', false],
    ['22.13.0', true],
    ['23.5.0', false],
    ['24.0.0', true],
    ['25.2.0', false],
    ['26.1.0', true],
  ])('%s is supported: %j', async (version, isSupported) => {
    const isSupportedNode = await load('node-version', 'isSupportedNode');
    expect(isSupportedNode(version)).toBe(isSupported);
  });
});

describe('ports', () => {
  it('a free one can be listened on, and a response of any kind counts as up', async () => {
    const [getFreePort, waitForResponse] = await Promise.all([
      load('ports', 'getFreePort'),
      load('ports', 'waitForResponse'),
    ]);
    const port = await getFreePort();
    const url = `http://127.0.0.1:${port}/`;
    expect(await waitForResponse(url, 50)).toBe(false);
    const server = createServer((_request, response) => response.writeHead(503).end());
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect((server.address() as AddressInfo).port).toBe(port);
    expect(await waitForResponse(url, 2_000)).toBe(true);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('waiting ends when the program has ended', async () => {
    const waitForResponse = await load('ports', 'waitForResponse');
    const started = Date.now();
    expect(await waitForResponse('http://127.0.0.1:9/', 60_000, () => true)).toBe(false);
    expect(Date.now() - started).toBeLessThan(1_000);
  });
});

describe('what failed is said again at the end', () => {
  it('names each failed end-to-end test, however deep its suite is nested', async () => {
    const failedEndToEndTests = await load('failed-tests', 'failedEndToEndTests');
    const spec = (title: string, status: string) => ({
      file: 'tabs.spec.ts',
      line: 7,
      title,
      tests: [{ projectName: 'phone', status }],
    });
    const inner = { specs: [spec('signs out', 'unexpected'), spec('passes at a second try', 'flaky')] };
    const outer = { specs: [spec('signs in', 'expected')], suites: [inner] };
    expect(failedEndToEndTests({ suites: [outer] })).toEqual([
      'tabs.spec.ts:7 (phone): signs out',
      'tabs.spec.ts:7 (phone): passes at a second try',
    ]);
  });

  it('says what a failed end-to-end test expected, and what it printed', async () => {
    const failedEndToEndTests = await load('failed-tests', 'failedEndToEndTests');
    const error = { message: '\u001b[2mexpect(\u001b[22mpage)\n\nExpected: 1\nReceived: 2' };
    const result = { error, stdout: [{ text: '1.5 s at /offers\n' }] };
    const test = { projectName: 'phone', status: 'unexpected', results: [result] };
    const spec = { file: 'tabs.spec.ts', line: 7, title: 'signs out', tests: [test] };
    expect(failedEndToEndTests({ suites: [{ specs: [spec] }] })).toEqual([
      [
        'tabs.spec.ts:7 (phone): signs out',
        'expect(page)',
        'Expected: 1',
        'Received: 2',
        '1.5 s at /offers',
      ].join('\n      '),
    ]);
  });
});

describe('fingerprints', () => {
  it('the sources have one', async () => {
    const sourceFingerprint = await load('fingerprint', 'sourceFingerprint');
    expect(sourceFingerprint()).toMatch(/^[0-9a-f]{64}$/);
  });
});

it('a program’s exit code is handed on, and a signal counts as failure', async () => {
  const run = await load('run', 'run');
  const quiet = { stdio: 'ignore' };
  expect(await run('node', ['-e', 'process.exit(3)'], quiet)).toBe(3);
  expect(await run('node', ['-e', ''], quiet)).toBe(0);
  expect(
    await run('node', ['-e', 'process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 1000)'], quiet),
  ).toBe(1);
});
