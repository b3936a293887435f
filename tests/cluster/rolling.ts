import { chmodSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';
import type { Cluster } from './cluster';

/**
 * Replaces the instances by `deploy/rolling-replace.sh` itself; in place of systemd this program restarts them.
 */
export class RollingReplace {
  /** Codes with which the instances ended. */
  readonly exits: (number | null)[] = [];

  constructor(private readonly cluster: Cluster) {}

  /** Runs the script once for all instances; its exit code. */
  async run(): Promise<number> {
    const { cluster } = this;
    const supervisor = await this.#listen();
    const restart = join(cluster.folder, 'restart.sh');
    const { port } = supervisor.address() as AddressInfo;
    writeFileSync(restart, `#!/bin/sh\nexec curl -sf "http://127.0.0.1:${port}/$1"\n`);
    chmodSync(restart, 0o755);
    const ports = cluster.instances.map((each) => String(each.port));
    const code = await run('sh', [join(root, 'deploy/rolling-replace.sh'), ...ports], {
      stdio: 'ignore',
      env: {
        AURELIA_UPSTREAMS: cluster.balancer.upstreams,
        AURELIA_RELOAD: cluster.balancer.reloadCommand,
        AURELIA_RESTART: restart,
        AURELIA_SETTLE_SECONDS: '1',
      },
    });
    supervisor.close();
    return code;
  }

  async #listen(): Promise<Server> {
    const supervisor = createServer((request, response) => {
      void this.#restart(Number(request.url?.slice(1))).then(() => response.end());
    });
    await new Promise<void>((resolve) => supervisor.listen(0, '127.0.0.1', resolve));
    return supervisor;
  }

  /** Ends the instance of a port and starts it again; whether it is ready the script checks itself. */
  async #restart(port: number): Promise<void> {
    const instance = this.cluster.instances.find((each) => each.port === port);
    this.exits.push((await instance?.end()) ?? null);
    void instance?.start().catch(() => undefined);
  }
}
