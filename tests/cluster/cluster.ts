import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getFreePort } from '../../scripts/lib/ports.mjs';
import { Balancer } from '../support/balancer';
import { Instance } from '../support/instance';
import { RedisServer } from './redis';
import { SandboxProgram } from '../support/sandbox-program';

const REVALIDATE_SECRET = 'cluster-revalidate-secret';
const INSTANCES = 3;

/** Three instances of the product behind nginx, with Redis and the sandbox, all children of this program. */
export class Cluster {
  private constructor(
    readonly folder: string,
    readonly redis: RedisServer,
    readonly balancer: Balancer,
    readonly instances: readonly Instance[],
    readonly sandbox: SandboxProgram,
  ) {}

  /** @throws when one of them does not start; the others are ended then */
  static async started(): Promise<Cluster> {
    const cluster = await Cluster.#prepared();
    try {
      await cluster.#start();
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  static async #prepared(): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'aurelia-cluster-'));
    mkdirSync(join(folder, 'static'));
    const redis = await RedisServer.prepared();
    const sandbox = await SandboxProgram.prepared();
    const own = await Promise.all(Array.from({ length: INSTANCES }, getFreePort));
    const balancer = await Balancer.prepared(folder, own, join(folder, 'static'));
    const env = {
      SITE_URL: balancer.origin,
      PLATFORM_URL: sandbox.platform,
      CONTENT_URL: sandbox.content,
      REDIS_URL: redis.url,
      REVALIDATE_SECRET,
      LOG_LEVEL: process.env.CLUSTER_LOG ? 'warn' : 'silent',
      NEXT_TELEMETRY_DISABLED: '1',
      DRAIN_MS: '1000',
      WARM_UP: 'on',
    };
    const instances = own.map((port) => new Instance(port, env));
    return new Cluster(folder, redis, balancer, instances, sandbox);
  }

  get origins(): string[] {
    return this.instances.map(({ origin }) => origin);
  }

  async #start(): Promise<void> {
    await Promise.all([this.redis.start(), this.sandbox.start()]);
    for (const instance of this.instances) await instance.start();
    await this.balancer.start();
  }

  /** Ends everything and leaves no file. */
  async stop(): Promise<void> {
    this.redis.thaw();
    await Promise.all([
      this.balancer.stop(),
      this.redis.kill(),
      this.sandbox.kill(),
      ...this.instances.map((instance) => instance.kill()),
    ]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** What the content system does after a change: notifies one instance, whichever gets it. */
  async revalidate(): Promise<number> {
    const response = await fetch(`${this.balancer.origin}/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${REVALIDATE_SECRET}` },
    });
    await response.arrayBuffer();
    return response.status;
  }

  /** A new player who is signed in; their cookies. */
  signIn(): Promise<string> {
    return this.sandbox.signIn(this.balancer.origin);
  }
}
