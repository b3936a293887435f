/**
 * `npm run doctor -- --platform URL --content URL`: checks that a platform and a content system return what the product
 * reads. Exit code 0: everything fits, 1: something does not, 2: a side could not be examined or an option is wrong.
 */
import { readOptions, type DoctorOptions } from './lib/doctor/options';
import { runDoctor } from './lib/doctor/run-doctor';
import { tableOf } from './lib/doctor/table';

const options = optionsOrEnd();
const examination = await runDoctor(options, (request) => fetch(request));
console.log(options.json ? JSON.stringify(examination, null, 2) : tableOf(examination));
process.exitCode = examination.exitCode;

function optionsOrEnd(): DoctorOptions {
  try {
    return readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
