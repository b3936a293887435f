import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inUse, sentenceOf, takeLock } from './run-lock.mjs';

const MODULE = new URL('./run-lock.mjs', import.meta.url).href;

describe('takeLock', () => {
  let folder = '';
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const take = (name = 'check') => takeLock(name, { command: 'npm test', folder });

  /** Another process that takes the lock and reports it. */
  async function holder() {
    const code = `
      const { takeLock } = await import(${JSON.stringify(MODULE)});
      takeLock('check', { command: 'npm run check', folder: ${JSON.stringify(folder)} });
      console.log('held');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    return child;
  }

  it('is taken once, says who has it, and is free when it is given back', () => {
    const first = take();
    expect(first).toHaveProperty('release');
    const second = take();
    expect(second).toMatchObject({ holder: { pid: process.pid, command: 'npm test' } });
    if ('release' in first) first.release();
    const third = take();
    expect(third).toHaveProperty('release');
    if ('release' in third) third.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of another process is respected while that runs, and free when it was killed', async () => {
    const other = await holder();
    const found = take();
    expect(found).toMatchObject({ holder: { pid: other.pid, command: 'npm run check' } });
    if ('holder' in found) {
      expect(sentenceOf(found.holder)).toContain(`npm run check, process ${other.pid}`);
      expect(inUse(found.holder)).toMatch(
        /^Another run is using this folder \(npm run check, process \d+, .+\)\. Wait for it to finish, or stop it with "kill \d+"\.$/,
      );
    }
    const ended = once(other, 'exit');
    other.kill('SIGKILL');
    await ended;
    const lock = take();
    expect(lock).toHaveProperty('release');
    if ('release' in lock) lock.release();
  });

  it('two of different names, or of different checkouts, do not disturb each other', () => {
    mkdirSync(join(folder, 'other'));
    const locks = [
      take('install'),
      take('build'),
      takeLock('build', { command: '', folder: join(folder, 'other') }),
    ];
    for (const lock of locks) {
      expect(lock).toHaveProperty('release');
      if ('release' in lock) lock.release();
    }
  });

  it.each([
    ['half a file', '{"pid": 1'],
    ['no process', JSON.stringify({ pid: 2 ** 22 + 1, command: '', since: '', begun: '' })],
    [
      'a process whose id was given again',
      JSON.stringify({ pid: process.pid, command: '', since: '', begun: '1' }),
    ],
  ])('left behind as %s is taken over', (_name, text) => {
    const file = join(folder, 'check.lock');
    writeFileSync(file, text);
    const lock = take();
    expect(lock).toHaveProperty('release');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, command: 'npm test' });
    if ('release' in lock) lock.release();
  });
});

it('a checkout that cannot be written is a sentence that says what to do', async () => {
  const code = `
    const { failToWrite } = await import(${JSON.stringify(MODULE)});
    failToWrite(Object.assign(new Error('x'), { code: 'EROFS' }));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said).toMatch(/cannot be written \(EROFS\).*run a copy of the checkout\.\n$/);
});
