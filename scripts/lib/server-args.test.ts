import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const MODULE = new URL('./server-args.mjs', import.meta.url).href;

/** Runs `serverArgs` in a separate process with this heap limit; returns its exit code and output. */
function argsWith(heapMb: string) {
  const code = `import { serverArgs } from ${JSON.stringify(MODULE)}; console.log(serverArgs(3000).join(' '));`;
  const env = { ...process.env, HEAP_MB: heapMb };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it.each(['1g', '-1', '512 MiB'])('HEAP_MB=%s is refused with one sentence and exit code 1', (heapMb) => {
  const stderr = `HEAP_MB=${heapMb} is not a number of MiB.\n`;
  expect(argsWith(heapMb)).toEqual({ status: 1, stdout: '', stderr });
});

it.each(['0', '10', '127'])('HEAP_MB=%s is refused before V8 aborts with it', (heapMb) => {
  const stderr = `HEAP_MB=${heapMb} is too small: at least 128.\n`;
  expect(argsWith(heapMb)).toEqual({ status: 1, stdout: '', stderr });
});

it.each([
  ['128', '128'],
  ['768', '768'],
  ['', '512'],
])('HEAP_MB=%s limits the heap to %s MiB', (heapMb, limit) => {
  expect(argsWith(heapMb).stdout).toContain(`--max-old-space-size=${limit} server/main.mjs --port=3000`);
});
