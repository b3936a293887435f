import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export interface Summary {
  passed: number;
  failed: number;
  /** One line for each failed test, each file that could not run, and each error outside of a test, with its file. */
  failures: string[];
}

/** How much of a message is repeated: its first line states what was expected. */
const MESSAGE_LENGTH = 300;

const firstLine = (message: string) => message.split('\n', 1).join('').slice(0, MESSAGE_LENGTH);

/**
 * Writes the counts and the names of failures, including errors outside of tests, which Vitest's own reports leave out.
 * The file is `SUMMARY_FILE`.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env.SUMMARY_FILE;
    if (file) writeFileSync(file, JSON.stringify(summarise(modules, unhandled)));
  }
}

function summarise(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Summary {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const of = (state: string) => tests.filter((test) => test.result().state === state);
  const failures = [
    ...of('failed').map((test) => {
      const [error] = test.result().errors ?? [];
      return `${nameOf(test.module)}: ${test.fullName}: ${firstLine(error?.message ?? '')}`;
    }),
    ...modules.flatMap((module) =>
      module.errors().map((error) => `${nameOf(module)}: ${firstLine(error.message)}`),
    ),
    ...unhandled.map((error) => `${placeOf(error)}: outside of a test: ${firstLine(String(error.message))}`),
  ];
  return { passed: of('passed').length, failed: failures.length, failures };
}

const nameOf = (module: TestModule) => relative(process.cwd(), module.moduleId);

/** The file whose test caused it, as Vitest records it on such an error. */
function placeOf(error: SerializedError): string {
  const file = error['VITEST_TEST_PATH'];
  return typeof file === 'string' ? relative(process.cwd(), file) : 'no file';
}
