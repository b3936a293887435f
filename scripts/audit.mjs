/**
 * `npm run test:more -- audit`: known vulnerabilities of production packages. Fails on a high or critical one, and when
 * the registry does not respond: no result is not a good one. Not part of `npm test`, which needs no registry.
 */
import { collect } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';
import { readAudit } from './lib/audit-report.mjs';

const { output } = await collect('npm', ['audit', '--omit=dev', '--json']);
const report = readAudit(output);
if (report === null) fail("The registry's audit did not respond, so nothing is known: run it where it does.");
say(report.line);
for (const name of report.serious) say(`  ${name}`);
process.exit(report.serious.length === 0 ? 0 : 1);
