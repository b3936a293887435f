import { fail } from './say.mjs';

const DEFAULT_HEAP_MB = '512';
/** With less, V8 aborts before the environment is checked (`lib/env/server.ts`). */
const MIN_HEAP_MB = 128;

/**
 * Arguments of Node.js for the web server (`server/main.mjs`). Exits with a message when `HEAP_MB` cannot be used.
 * @param {number} port
 * @param {'start' | 'dev'} command
 */
export function serverArgs(port, command = 'start') {
  const mode = command === 'dev' ? ['--dev'] : [];
  return [...(command === 'start' ? v8Flags() : []), 'server/main.mjs', `--port=${port}`, ...mode];
}

function v8Flags() {
  const heapMb = process.env.HEAP_MB || DEFAULT_HEAP_MB;
  if (!/^\d+$/.test(heapMb)) fail(`HEAP_MB=${heapMb} is not a number of MiB.`);
  if (Number(heapMb) < MIN_HEAP_MB) fail(`HEAP_MB=${heapMb} is too small: at least ${MIN_HEAP_MB}.`);
  return [
    // While the first pages render, V8 learns to allocate a request's objects in the old generation, which only major
    // collections free, and never unlearns it. 32 connections for 60 s: 229 MiB with this flag, 394 without.
    // `MALLOC_ARENA_MAX` changed nothing.
    '--no-allocation-site-pretenuring',
    // Without a limit V8 lets garbage of a load peak grow to half of the machine's memory before it collects.
    `--max-old-space-size=${heapMb}`,
  ];
}
