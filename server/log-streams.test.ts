import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const SCRIPT = `
  const { outliveLogReader } = await import('./server/log-streams.mjs');
  process.on('uncaughtException', () => process.exit(1));
  outliveLogReader();
  process.stdin.once('data', async () => {
    for (const stream of [process.stdout, process.stderr]) {
      stream.write('to nobody');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    process.exit(0);
  });
`;

it('a process whose log nobody reads any more throws nothing and runs on', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT]);
  child.stdout.destroy();
  child.stderr.destroy();
  child.stdin.end('go');
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(0);
});
