/**
 * V8 would soon allocate a request's objects in the old generation, which only major collections free
 * (docs/decisions/0111). `next dev` hands its flags on by NODE_OPTIONS, where V8's own are not allowed.
 */
const V8_FLAGS = { start: ['--no-allocation-site-pretenuring'], dev: [] };

/**
 * Arguments of Node.js for the web server, always with its guard, without which it refuses to run.
 * @param {number} port
 * @param {'start' | 'dev'} command
 */
export function serverArgs(port, command = 'start') {
  return [
    ...V8_FLAGS[command],
    '--require',
    './lib/server-guard/guard.cjs',
    'node_modules/next/dist/bin/next',
    command,
    '-p',
    String(port),
  ];
}
