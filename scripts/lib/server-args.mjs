/** Arguments of `node` for the product's web server: always behind its guard, without which it refuses to run. */
export function serverArgs(port, command = 'start') {
  return [
    // The engine would soon make what belongs to one request where only big collections look (docs/decisions/0111).
    '--no-allocation-site-pretenuring',
    '--require',
    './lib/server-guard/guard.cjs',
    'node_modules/next/dist/bin/next',
    command,
    '-p',
    String(port),
  ];
}
