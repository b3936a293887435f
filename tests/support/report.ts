/** What a check program found: every line is printed when it is known, the last one is `N passed, N failed`. */
export class Report {
  #passed = 0;
  #failed = 0;

  group(name: string): void {
    console.log(`\n${name}`);
  }

  /** One assertion; `detail` says the figures, whatever the outcome. */
  check(name: string, isRight: boolean, detail = ''): void {
    if (isRight) this.#passed += 1;
    else this.#failed += 1;
    console.log(`  ${isRight ? 'ok  ' : 'FAIL'} ${name}${detail && ` (${detail})`}`);
  }

  /** Prints the counts; the code to exit with. */
  end(): 0 | 1 {
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`);
    return this.#failed === 0 && this.#passed > 0 ? 0 : 1;
  }
}
