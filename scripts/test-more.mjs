/**
 * `npm run test:more -- NAME …`: one of the checks that `npm test` shortens or leaves to `npm run test:all`; further
 * arguments are passed to the check (docs/testing.md).
 */
import { MORE } from './lib/checks.mjs';
import { run } from './lib/run.mjs';
import { fail } from './lib/say.mjs';

const [name = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(MORE, name)) fail(`npm run test:more -- ${Object.keys(MORE).join('|')}`);
process.exit(await run('node', [...MORE[name](), ...args]));
