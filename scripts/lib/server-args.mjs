/** Arguments of `node` for the product's web server: always behind its guard, without which it refuses to run. */
export function serverArgs(port, command = 'start') {
  return [
    '--require',
    './lib/server-guard/guard.cjs',
    'node_modules/next/dist/bin/next',
    command,
    '-p',
    String(port),
  ];
}
