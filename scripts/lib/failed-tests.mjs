import { relative } from 'node:path';
import { root } from './paths.mjs';

/** How much of a failure's words is said again: its first line holds what was expected. */
const WORDS_LENGTH = 300;

const firstLine = (words) => words.split('\n', 1)[0].slice(0, WORDS_LENGTH);

/** A line for each failed test, and each file that could not be read, of the unit tests' report. */
export function failedUnitTests({ testResults }) {
  return testResults.flatMap((file) => {
    const name = relative(root, file.name);
    const failed = file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages[0] ?? '')}`);
    return file.status === 'failed' && failed.length === 0
      ? [`${name}: ${firstLine(file.message ?? '')}`]
      : failed;
  });
}

/** A line for each failed journey of the end-to-end tests' report, whose suites lie inside each other. */
export function failedJourneys({ suites }) {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected')
        .map((test) => `${spec.file}:${spec.line} (${test.projectName}): ${spec.title}`),
    ),
    ...failedJourneys({ suites: suite.suites ?? [] }),
  ]);
}
