import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { getFreePort } from '../../scripts/lib/ports.mjs';
import { placeOf } from '../../scripts/lib/debian.mjs';
import { output, Program } from './programs';
import { until } from './until';

/** nginx with the real files of `deploy/nginx`, on its own port, without TLS. */
export class Balancer {
  #program: Program | null = null;

  private constructor(
    readonly folder: string,
    readonly port: number,
  ) {}

  /** Writes everything into `folder`; static files are served from `store`. */
  static async prepared(folder: string, ports: readonly number[], store: string): Promise<Balancer> {
    const port = await getFreePort();
    const balancer = new Balancer(folder, port);
    for (const name of ['aurelia', 'temp', 'cache']) mkdirSync(join(folder, name), { recursive: true });
    cpSync(join(root, 'deploy/nginx'), join(folder, 'aurelia'), { recursive: true });
    balancer.#replaceIn('http.conf', '/var/cache/nginx/aurelia', join(folder, 'cache'));
    balancer.#replaceIn('locations.conf', '/srv/aurelia/static', store);
    if (!hasBrotli()) balancer.#replaceIn('static-brotli.conf', 'brotli_static on;', '');
    const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`);
    writeFileSync(balancer.upstreams, `${servers.join('\n')}\n`);
    writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
    return balancer;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  get upstreams(): string {
    return join(this.folder, 'aurelia/upstreams.conf');
  }

  get reloadCommand(): string {
    return `kill -HUP ${this.#program?.pid ?? ''}`;
  }

  /** Checks the files with nginx itself and starts it. @throws with nginx's message */
  async start(): Promise<void> {
    const nginx = placeOf('nginx') ?? 'nginx';
    const config = join(this.folder, 'nginx.conf');
    output(nginx, ['-t', '-q', '-c', config]);
    this.#program = new Program(nginx, ['-c', config, '-g', 'daemon off;']);
    await until('nginx responds', 10_000, async () => {
      const response = await fetch(`${this.origin}/healthz`).catch(() => null);
      return response?.status === 404;
    });
  }

  async stop(): Promise<void> {
    await this.#program?.stop('SIGTERM');
  }

  #replaceIn(name: string, from: string, to: string): void {
    const file = join(this.folder, 'aurelia', name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(from)) throw new Error(`deploy/nginx/${name} does not name ${from} any more.`);
    writeFileSync(file, text.replaceAll(from, to));
  }
}

function hasBrotli(): boolean {
  return modules().some((name) => name.includes('brotli'));
}

function modules(): string[] {
  try {
    return readdirSync('/etc/nginx/modules-enabled').filter((name) => name.endsWith('.conf'));
  } catch {
    return [];
  }
}

function configuration(folder: string, port: number): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${
  hasBrotli()
    ? modules()
        .filter((name) => name.includes('brotli'))
        .map((name) => `include /etc/nginx/modules-enabled/${name};`)
        .join('\n')
    : ''
}
worker_processes 1;
${process.getuid?.() === 0 ? "# The folder is this user's alone.\nuser root;" : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  ${temp.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n  ')}
  include aurelia/http.conf;
  # Written together, as in site.conf, but soon: the checks read it.
  access_log ${folder}/access.log aurelia buffer=64k flush=50ms;
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    include aurelia/locations.conf;
  }
}
`;
}
