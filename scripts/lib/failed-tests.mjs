/** One line per failed test in Playwright's report, whose suites are nested. */
export function failedEndToEndTests({ suites }) {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
        .map((test) => `${spec.file}:${spec.line} (${test.projectName}): ${spec.title}`),
    ),
    ...failedEndToEndTests({ suites: suite.suites ?? [] }),
  ]);
}
