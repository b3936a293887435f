/**
 * `npm run test:more -- cluster`: three instances behind nginx with Redis and the sandbox, on this machine; nothing of it is
 * a service. `--only=drain,redis` runs some of the groups. `CLUSTER_LOG=1` shows what the programs say.
 */
import { ensurePrograms } from '../../scripts/lib/debian.mjs';
import { ensureBuilt } from '../../scripts/lib/prepare.mjs';
import { runCheck } from '../support/run-check';
import { checkChanges } from './changes';
import { Cluster } from './cluster';
import { checkDeploy } from './deploy';
import { checkDrainedInstances, checkKilledInstance } from './failover';
import { checkDeadBackEnds, checkRedisFaults } from './outages';
import { checkNobodyLeft, checkProxy } from './proxying';

await ensurePrograms({ nginx: 'nginx-light', 'redis-server': 'redis-server', curl: 'curl' });
await ensureBuilt();
await runCheck({
  groups: {
    proxy: checkProxy,
    kill: checkKilledInstance,
    drain: checkDrainedInstances,
    changes: checkChanges,
    redis: checkRedisFaults,
    backends: checkDeadBackEnds,
    deploy: checkDeploy,
    nobody: checkNobodyLeft,
  },
  start: () => Cluster.started(),
});
