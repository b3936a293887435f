/**
 * `npm run test:cluster`: three instances behind nginx with Redis and the sandbox, on this machine; nothing of it is a
 * service. `-- --only=drain,redis` runs some of the groups. `CLUSTER_LOG=1` shows what the programs say.
 */
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkChanges } from './lib/cluster/changes';
import { Cluster } from './lib/cluster/cluster';
import { checkDrainedInstances, checkKilledInstance } from './lib/cluster/failover';
import { checkDeadBackEnds, checkRedisFaults } from './lib/cluster/outages';
import { ensurePrograms } from './lib/cluster/programs';
import { ensureBuilt } from './lib/prepare.mjs';
import { Report } from './lib/report';

const GROUPS = {
  kill: checkKilledInstance,
  drain: checkDrainedInstances,
  changes: checkChanges,
  redis: checkRedisFaults,
  backends: checkDeadBackEnds,
};

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const unknown = only?.filter((name) => !(name in GROUPS)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}: choose of ${Object.keys(GROUPS).join(', ')}.`);
  process.exit(2);
}

await ensurePrograms({ nginx: 'nginx-light', 'redis-server': 'redis-server', curl: 'curl' });
await ensureBuilt();
const report = new Report();
const cluster = await Cluster.prepared();
try {
  writeRestart();
  await cluster.start();
  for (const [name, check] of Object.entries(GROUPS)) {
    if (only === undefined || only.includes(name)) await check(cluster, report);
  }
} catch (error) {
  report.check('the check itself', false, String(error));
} finally {
  await cluster.stop();
}
process.exit(report.end());

/** Stands for `systemctl restart`: the instances are children of this program. */
function writeRestart(): void {
  const file = join(cluster.folder, 'restart.sh');
  writeFileSync(file, '#!/bin/sh\nexec curl -sf "$CLUSTER_SUPERVISOR/$1"\n');
  chmodSync(file, 0o755);
}
