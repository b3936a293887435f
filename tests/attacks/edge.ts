import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Balancer } from '../support/balancer';
import { placeOf } from '../../scripts/lib/debian.mjs';

/** nginx with the files of `deploy/nginx` in front of a running site. */
export interface Edge {
  origin: string;
  stop(): Promise<void>;
}

/** Null where nginx is not installed: what needs it is then left out, and said so. */
export async function startEdge(site: string): Promise<Edge | null> {
  if (placeOf('nginx') === undefined) {
    console.log('nginx is not installed: attacks through it are left out');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'aurelia-edge-'));
  const store = join(folder, 'static');
  mkdirSync(store);
  const balancer = await Balancer.prepared(folder, [Number(new URL(site).port)], store);
  await balancer.start();
  return {
    origin: balancer.origin,
    async stop() {
      await balancer.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
