import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { isSupportedNode } from './node-version.mjs';
import { packageProgram, programOf } from './programs.mjs';

const MODULE = new URL('./run.mjs', import.meta.url).href;

/** A program that keeps running, and holds its parent's output open. */
const LASTING = 'setInterval(() => {}, 1000);';

/** A tool that starts another program. */
const TOOL = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', '${LASTING}'], { stdio: 'inherit' }).on('spawn', () => console.log('up'));
  ${LASTING}`;

/** Runs the code with `run.mjs` in a separate process; resolves with the process and its first line. */
async function program(code: string) {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', `import { collect, run, start } from ${JSON.stringify(MODULE)};\n${code}`],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, npm_lifecycle_event: undefined } },
  );
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  await once(reader, 'line');
  return { child, lines };
}

describe('a program that gets a signal to end', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s ends its tool and what that started, says so, and runs no further step',
    async (signal) => {
      const { child, lines } = await program(
        `await run('node', ['-e', ${JSON.stringify(TOOL)}]); console.log('next step');`,
      );
      // The output closes when the last of the three has ended.
      const closed = once(child, 'close');
      child.kill(signal);
      expect(await closed).toEqual([signal === 'SIGINT' ? 130 : 143, null]);
      expect(lines).toEqual(['up', expect.stringMatching(/^Stopped: /)]);
    },
  );

  it('lets its server finish, and ends with that server’s code', async () => {
    const server = `process.on('SIGTERM', () => setTimeout(() => { console.log('done'); process.exit(7); }, 50));
      console.log('up'); ${LASTING}`;
    const { child, lines } = await program(`start('node', ['-e', ${JSON.stringify(server)}]); ${LASTING}`);
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    expect(await closed).toEqual([7, null]);
    expect(lines).toEqual(['up', 'done']);
  });
});

it('a program that npm started ends when the shell between them has died', async () => {
  const server = `console.log('up'); ${LASTING}`;
  const inner = `import { start } from ${JSON.stringify(MODULE)};
    start('node', ['-e', ${JSON.stringify(server)}]);`;
  const shell = `require('node:child_process').spawn(
    process.execPath, ['--input-type=module', '-e', ${JSON.stringify(inner)}], { stdio: 'inherit' });
    ${LASTING}`;
  const child = spawn(process.execPath, ['-e', shell], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'serve' },
  });
  await once(child.stdout, 'data');
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  expect(await closed).toEqual([null, 'SIGKILL']);
});

describe('programs', () => {
  it('node is the running Node.js, and npm runs on it by its own file', () => {
    expect(programOf('node', ['a.mjs'])).toEqual([process.execPath, ['a.mjs']]);
    const [command, [entry, ...rest]] = programOf('npm', ['ci']);
    expect([command, rest]).toEqual([process.execPath, ['ci']]);
    expect(entry).toMatch(/npm-cli\.js$/);
    expect(isSupportedNode(process.versions.node)).toBe(true);
  });

  it('a package’s program is its own file, by whatever name', () => {
    expect(packageProgram('typescript', 'tsc')).toMatch(/typescript[\\/]bin[\\/]tsc$/);
    expect(packageProgram('vitest')).toMatch(/vitest\.mjs$/);
    expect(() => packageProgram('vitest', 'nothing')).toThrow('The package vitest has no program nothing.');
  });
});
