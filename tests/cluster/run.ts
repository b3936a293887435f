/**
 * `npm run test:cluster`: three instances behind nginx with Redis and the sandbox, on this machine; nothing of it is a
 * service. `-- --only=drain,redis` runs some of the groups. `CLUSTER_LOG=1` shows what the programs say.
 */
import { checkChanges } from './changes';
import { Cluster } from './cluster';
import { checkDeploy } from './deploy';
import { checkDrainedInstances, checkKilledInstance } from './failover';
import { checkDeadBackEnds, checkRedisFaults } from './outages';
import { ensurePrograms } from '../../scripts/lib/debian.mjs';
import { checkNobodyLeft, checkProxy } from './proxying';
import { ensureBuilt } from '../../scripts/lib/prepare.mjs';
import { namesOption } from '../support/options';
import { Report } from '../support/report';

const GROUPS = {
  proxy: checkProxy,
  kill: checkKilledInstance,
  drain: checkDrainedInstances,
  changes: checkChanges,
  redis: checkRedisFaults,
  backends: checkDeadBackEnds,
  deploy: checkDeploy,
  nobody: checkNobodyLeft,
};

const only = namesOption(process.argv, 'only', Object.keys(GROUPS));

await ensurePrograms({ nginx: 'nginx-light', 'redis-server': 'redis-server', curl: 'curl' });
await ensureBuilt();
const report = new Report();
const cluster = await Cluster.prepared();
try {
  await cluster.start();
  for (const [name, check] of Object.entries(GROUPS)) {
    if (only.includes(name)) await check(cluster, report);
  }
} catch (error) {
  report.check('the check itself', false, String(error));
} finally {
  await cluster.stop();
}
process.exit(report.end());
