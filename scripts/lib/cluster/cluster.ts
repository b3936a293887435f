import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, waitForAnswer } from '../ports.mjs';
import { root } from '../paths.mjs';
import { Balancer } from './balancer';
import { Instance } from './instance';
import { Program } from './programs';
import { RedisServer } from './redis';

export const REVALIDATE_SECRET = 'cluster-revalidate-secret';
const INSTANCES = 3;
const SANDBOX_LIMIT_MS = 60_000;

/** Three instances of the product behind nginx, with Redis and the sandbox, all children of this program. */
export class Cluster {
  #sandbox: Program | null = null;

  private constructor(
    readonly folder: string,
    readonly redis: RedisServer,
    readonly balancer: Balancer,
    readonly instances: readonly Instance[],
    private readonly ports: { platform: number; content: number },
  ) {}

  static async prepared(): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'aurelia-cluster-'));
    mkdirSync(join(folder, 'static'));
    const redis = await RedisServer.prepared();
    const ports = { platform: await aPort(), content: await aPort() };
    const own = await Promise.all(Array.from({ length: INSTANCES }, aPort));
    const balancer = await Balancer.prepared(folder, own, join(folder, 'static'));
    const env = {
      SITE_URL: balancer.origin,
      PLATFORM_URL: `http://127.0.0.1:${ports.platform}`,
      CONTENT_URL: `http://127.0.0.1:${ports.content}`,
      REDIS_URL: redis.url,
      REVALIDATE_SECRET,
      LOG_LEVEL: process.env.CLUSTER_LOG ? 'warn' : 'silent',
      NEXT_TELEMETRY_DISABLED: '1',
      DRAIN_MS: '1000',
    };
    const instances = own.map((port) => new Instance(port, env));
    return new Cluster(folder, redis, balancer, instances, ports);
  }

  get platform(): string {
    return `http://127.0.0.1:${this.ports.platform}`;
  }

  get origins(): string[] {
    return this.instances.map(({ origin }) => origin);
  }

  async startSandbox(): Promise<void> {
    this.#sandbox = new Program(process.execPath, ['--import', 'tsx', 'sandbox/server.ts'], {
      cwd: root,
      env: {
        ...process.env,
        SANDBOX_CONTROL: '1',
        SANDBOX_DATABASE: ':memory:',
        SANDBOX_PLATFORM_PORT: String(this.ports.platform),
        SANDBOX_CONTENT_PORT: String(this.ports.content),
      },
    });
    if (!(await waitForAnswer(`${this.platform}/api/metadata.getgeneralinfo`, SANDBOX_LIMIT_MS))) {
      throw new Error('The sandbox did not start.');
    }
  }

  /** Takes both back ends away at once. */
  async killSandbox(): Promise<void> {
    await this.#sandbox?.stop('SIGKILL');
  }

  async start(): Promise<void> {
    await Promise.all([this.redis.start(), this.startSandbox()]);
    for (const instance of this.instances) await instance.start();
    await this.balancer.start();
  }

  /** Ends everything and leaves no file. */
  async stop(): Promise<void> {
    this.redis.thaw();
    await Promise.all([
      this.balancer.stop(),
      this.redis.kill(),
      this.killSandbox(),
      ...this.instances.map((instance) => instance.kill()),
    ]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Changes something in the sandbox's world. @throws when it refuses */
  async control(path: string, body: object): Promise<void> {
    const answer = await fetch(`${this.platform}/__control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }

  /** What the content system does after a change: tells one instance, whichever gets it. */
  async revalidate(): Promise<number> {
    const answer = await fetch(`${this.balancer.origin}/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${REVALIDATE_SECRET}` },
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  /** Makes a player and signs them in; the cookies of their session. */
  async signIn(): Promise<string> {
    const player = { login: `player-${crypto.randomUUID()}@example.com`, password: 'Secret123' };
    await this.control('player', { ...player, balance: 250, isConfirmed: true });
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...player, code: '' })) body.append(name, value);
    const answer = await fetch(`${this.balancer.origin}/api/auth.login?v=2.34&locale=en`, {
      method: 'POST',
      body,
    });
    await answer.arrayBuffer();
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (cookies.length === 0) throw new Error(`A new player could not sign in: ${answer.status}`);
    return cookies.join('; ');
  }
}

async function aPort(): Promise<number> {
  const port = await freePort();
  if (port === null) throw new Error('There is no free port.');
  return port;
}
