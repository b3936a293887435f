// @ts-check
/**
 * Answers the addresses that load balancers and supervisors ask, before Next.js sees them; true when it did.
 * `/healthz`: the process answers. `/readyz`: send visitors here; 503 while the main pages are made after the start and
 * from the first sign of the end on. Neither asks a back end: one fault there would take every instance away.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./phase.cjs').Phase} phase
 */
function answerHealth(request, response, phase) {
  const [path] = (request.url ?? '').split('?');
  if (path !== '/healthz' && path !== '/readyz') return false;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end();
    return true;
  }
  const isWell = path === '/healthz' || phase === 'ready';
  const body = JSON.stringify({ status: path === '/healthz' ? 'alive' : phase });
  response.writeHead(isWell ? 200 : 503, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(isWell ? {} : { 'retry-after': '1' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}

module.exports = { answerHealth };
