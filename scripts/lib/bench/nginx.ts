import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { floor, informative, type Figure } from './figures';
import { Balancer } from '../../../tests/support/balancer';
import { Program } from '../../../tests/support/programs';
import { placeOf } from '../debian.mjs';
import { getFreePort, waitForResponse } from '../ports.mjs';
import { load } from './load';
import { nginxWorker, processAtPort } from '../../../tests/support/processes';

/** Relative to nginx's throughput from a file, through its cache and in front of the product. */
const SHARE_LIMIT = 0.6;
const ENCODED = { 'accept-encoding': 'gzip' };

interface Share {
  cachedMs: number;
  fileMs: number;
}

/** Serving through the repository's nginx configuration, beside nginx with the same bytes in a file. */
export async function nginxFigures(site: string, runs: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aurelia-nginx-'));
  const balancer = await Balancer.prepared(folder, [Number(new URL(site).port)], join(folder, 'static'));
  await balancer.start();
  const files = await FileServer.started(join(folder, 'file'), await bytesOf(balancer.origin));
  const shares: Share[] = [];
  try {
    for (let run = 0; run < runs; run += 1)
      shares.push({ cachedMs: await costOf(balancer.origin), fileMs: await costOf(files.url) });
  } finally {
    await files.stop();
    await balancer.stop();
    rmSync(folder, { recursive: true });
  }
  const values = (of: (share: Share) => number) => shares.map(of);
  return [
    informative(
      'nginx with its cache: processor time a request',
      values(({ cachedMs }) => cachedMs),
      ' ms',
    ),
    informative(
      '  nginx with the same bytes in a file',
      values(({ fileMs }) => fileMs),
      ' ms',
    ),
    floor(
      '  share of what a file reaches',
      values(({ cachedMs, fileMs }) => fileMs / cachedMs),
      '',
      SHARE_LIMIT,
    ),
  ];
}

/** CPU milliseconds of nginx's single worker per request. */
async function costOf(url: string): Promise<number> {
  const pid = nginxWorker(processAtPort(Number(new URL(url).port)));
  return (await load(url, pid, ENCODED)).processorMs;
}

/** A page's body as transferred. */
function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: ENCODED }, (received) => {
      const parts: Buffer[] = [];
      received.on('data', (part: Buffer) => parts.push(part));
      received.on('end', () => {
        if (received.headers['content-encoding'] === 'gzip') resolve(Buffer.concat(parts));
        else reject(new Error(`${url} is not compressed.`));
      });
    }).on('error', reject);
  });
}

/** nginx with its default configuration and one file. */
class FileServer {
  private constructor(
    readonly url: string,
    readonly program: Program,
  ) {}

  static async started(folder: string, page: Buffer): Promise<FileServer> {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'page'), page);
    const port = await getFreePort();
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
    listen 127.0.0.1:${port};
    root ${folder};
    default_type text/html;
    add_header Content-Encoding gzip;
  }
}
`,
    );
    const program = new Program(placeOf('nginx') ?? 'nginx', ['-c', config, '-g', 'daemon off;']);
    const url = `http://127.0.0.1:${port}/page`;
    if (!(await waitForResponse(url, 10_000))) throw new Error('nginx did not start.');
    return new FileServer(url, program);
  }

  async stop(): Promise<void> {
    await this.program.stop();
  }
}
