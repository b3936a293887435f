import { MAIN_PATHS } from '@/server/warm-up.mjs';
import type { RequestKind } from './traffic';

const BOUNDARY = '----aurelia';

const isWholePage = (status: number, text: string) => status === 200 && text.trimEnd().endsWith('</html>');

/** A success of the platform; the envelope's `error` is null. */
function isSuccess(status: number, text: string): boolean {
  if (status !== 200) return false;
  try {
    return (JSON.parse(text) as { error: unknown }).error === null;
  } catch {
    return false;
  }
}

export const pages: RequestKind[] = MAIN_PATHS.map((path) => ({
  name: `GET ${path}`,
  method: 'GET',
  path,
  isRight: isWholePage,
}));

export const reads: RequestKind[] = ['games.get', 'games.getCategories', 'metadata.getgeneralinfo'].map(
  (name) => ({
    name: `GET ${name}`,
    method: 'GET',
    path: `/api/${name}?v=2.34&locale=en`,
    isRight: isSuccess,
  }),
);

/** A page made for each request: nobody keeps it. */
export function playersPage(cookie: string): RequestKind {
  return {
    name: 'GET /cashier/deposit',
    method: 'GET',
    path: '/cashier/deposit',
    headers: { cookie },
    isRight: isWholePage,
  };
}

/** A call that changes something, of a signed-in player. */
export function write(cookie: string): RequestKind {
  const fields = { key: 'cluster', value: 'written' };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    name: 'POST storage.set',
    method: 'POST',
    path: '/api/storage.set?v=2.34&locale=en',
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: `${parts.join('')}--${BOUNDARY}--\r\n`,
    isRight: isSuccess,
  };
}
