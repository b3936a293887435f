import { stripVTControlCharacters } from 'node:util';

/** Lines of an error that say what was expected and what was there; code and stack follow. */
const ERROR_LINES = 10;

/** The failed tests in Playwright's report, whose suites are nested: each with its error and with what it printed. */
export function failedEndToEndTests({ suites }) {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
        .map((test) =>
          [`${spec.file}:${spec.line} (${test.projectName}): ${spec.title}`, ...detailsOf(test)].join(
            '\n      ',
          ),
        ),
    ),
    ...failedEndToEndTests({ suites: suite.suites ?? [] }),
  ]);
}

function detailsOf({ results = [] }) {
  return results.flatMap(({ error, stdout = [] }) => [
    ...linesOf(error?.message ?? '').slice(0, ERROR_LINES),
    ...stdout.flatMap(({ text = '' }) => linesOf(text)),
  ]);
}

const linesOf = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
