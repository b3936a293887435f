/** Arguments of `node` for the product's web server: always behind its guard, without which it refuses to run. */
export function serverArgs(port, command = 'start') {
  return [
    // The engine would soon allocate a request's objects in the old generation, which only major collections free
    // (docs/decisions/0111).
    '--no-allocation-site-pretenuring',
    '--require',
    './lib/server-guard/guard.cjs',
    'node_modules/next/dist/bin/next',
    command,
    '-p',
    String(port),
  ];
}
