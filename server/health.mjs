// @ts-check
/**
 * `/healthz`: the process runs. `/readyz`: ready for visitors; 503 while the main pages are rendered after the start
 * and once the process drains. Neither calls a back end: one failure there would take every instance out of service.
 * @type {import('./types').Step}
 */
export function respondHealth({ url = '', method }, response, { phase }) {
  const [path] = url.split('?');
  if (path !== '/healthz' && path !== '/readyz') return false;
  if (method !== 'GET' && method !== 'HEAD') {
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
  response.end(body);
  return true;
}
