import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { figuresOf, inRuns, type Figure, type Row } from './figures';
import { Balancer } from '../../../tests/support/balancer';
import type { Program } from '../../../tests/support/programs';
import { placeOf } from '../debian.mjs';
import { getFreePort } from '../ports.mjs';
import { load, pidOf, startServer } from './load';
import { nginxWorker } from '../../../tests/support/processes';

/** Relative to nginx's throughput from a file, through its cache and in front of the product. */
const SHARE_LIMIT = 0.6;
const ENCODED = { 'accept-encoding': 'gzip' };

interface Share {
  cachedMs: number;
  fileMs: number;
}

const ROWS: readonly Row<Share>[] = [
  ['nginx with its cache: processor time a request', ({ cachedMs }) => cachedMs, ' ms'],
  ['  nginx with the same bytes in a file', ({ fileMs }) => fileMs, ' ms'],
  ['  share of what a file reaches', ({ cachedMs, fileMs }) => fileMs / cachedMs, '', SHARE_LIMIT, true],
];

/** Serving through the repository's nginx configuration, beside nginx with the same bytes in a file. */
export async function nginxFigures(site: string, runs: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aurelia-nginx-'));
  const balancer = await Balancer.prepared(folder, [Number(new URL(site).port)], join(folder, 'static'));
  await balancer.start();
  const file = `http://127.0.0.1:${await getFreePort()}/page`;
  const files = await startFileServer(file, join(folder, 'file'), await bytesOf(balancer.origin));
  try {
    const shares = await inRuns(runs, async () => ({
      cachedMs: await costOf(balancer.origin),
      fileMs: await costOf(file),
    }));
    return figuresOf(shares, ROWS);
  } finally {
    await files.stop();
    await balancer.stop();
    rmSync(folder, { recursive: true });
  }
}

/** CPU milliseconds of nginx's single worker per request. */
async function costOf(url: string): Promise<number> {
  return (await load(url, ENCODED, nginxWorker(pidOf(url)))).processorMs;
}

/** A page's body as transferred: unlike `fetch`, `request` decompresses nothing. */
async function bytesOf(url: string): Promise<Buffer> {
  const { headers, body } = await request(url, { headers: ENCODED });
  if (headers['content-encoding'] !== 'gzip') throw new Error(`${url} is not compressed.`);
  return Buffer.from(await body.arrayBuffer());
}

/** Starts nginx with its default configuration and one file. */
function startFileServer(url: string, folder: string, page: Buffer): Promise<Program> {
  mkdirSync(folder);
  writeFileSync(join(folder, 'page'), page);
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  server {
    listen 127.0.0.1:${new URL(url).port};
    root ${folder};
    default_type text/html;
    add_header Content-Encoding gzip;
  }
}
`,
  );
  return startServer(url, placeOf('nginx') ?? 'nginx', ['-c', config, '-g', 'daemon off;']);
}
