import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getFreePort } from '../../scripts/lib/ports.mjs';
import { Instance } from '../support/instance';
import { SandboxProgram } from '../support/sandbox-program';
import { root } from '../../scripts/lib/paths.mjs';
import type { OpenLoad } from '../support/open-loop';
import type { RequestKind } from '../cluster/traffic';

export interface SoakWorld {
  instance: Instance;
  sandbox: SandboxProgram;
  /** Where the server reports its heap. */
  heapFile: string;
  stop(): Promise<void>;
}

/** One instance of the production build, whose heap can be read, and the sandbox. */
export async function startSoakWorld(): Promise<SoakWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'aurelia-soak-'));
  const heapFile = join(folder, 'heap.jsonl');
  const sandbox = await SandboxProgram.prepared();
  await sandbox.start();
  const port = await getFreePort();
  const instance = new Instance(port, {
    SITE_URL: `http://127.0.0.1:${port}`,
    PLATFORM_URL: sandbox.platform,
    CONTENT_URL: sandbox.content,
    LOG_LEVEL: 'silent',
    NEXT_TELEMETRY_DISABLED: '1',
    HEAP_PROBE_FILE: heapFile,
  });
  await instance.start(['--expose-gc', '--require', join(root, 'tests/soak/heap-probe.cjs')]);
  return {
    instance,
    sandbox,
    heapFile,
    stop: async () => {
      await Promise.all([instance.kill(), sandbox.kill()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Kinds of requests as load for one instance. */
export function loadsAt(origin: string, kinds: readonly RequestKind[]): OpenLoad[] {
  return kinds.map(({ path, ...kind }) => ({ url: origin + path, ...kind }));
}
