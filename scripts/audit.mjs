/**
 * `npm run test:more -- audit`: known vulnerabilities of production packages. Fails on a high or critical one, and when
 * the registry does not respond: no result is not a good one. Not part of `npm test`, which needs no registry.
 */
import { run } from './lib/run.mjs';

process.exit(await run('npm', ['audit', '--omit=dev', '--audit-level=high']));
