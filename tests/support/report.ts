const SHOWN_MISSES = 10;

interface Tries {
  right: number;
  wrong: number;
  expected: number;
}

/** Results of a check program: each is printed when it is known, the last line is `N passed, N failed`. */
export class Report {
  #passed = 0;
  #failed = 0;
  readonly #tries = new Map<string, Tries>();

  group(name: string): void {
    console.log(`\n${name}`);
  }

  /** One assertion; `detail` contains the figures, whatever the result. */
  check(name: string, isRight: boolean, detail = ''): void {
    this.count(isRight);
    console.log(`  ${isRight ? 'ok  ' : 'FAIL'} ${name}${detail && ` (${detail})`}`);
  }

  /** One assertion that is printed elsewhere. */
  count(isRight: boolean): void {
    if (isRight) this.#passed += 1;
    else this.#failed += 1;
  }

  /**
   * Announces many trials of one kind, of which the first failures and a summary line are printed. There must be
   * `expected` of them: a check without trials would find nothing.
   */
  tries(name: string, expected: number): (isRight: boolean, what: string) => void {
    const tries: Tries = { right: 0, wrong: 0, expected };
    this.#tries.set(name, tries);
    return (isRight, what) => {
      this.count(isRight);
      if (isRight) tries.right += 1;
      else tries.wrong += 1;
      if (!isRight && tries.wrong <= SHOWN_MISSES) console.log(`MISS ${name}: ${what}`);
    };
  }

  /** Prints the counts; returns the exit code. */
  end(): 0 | 1 {
    for (const [name, { right, wrong, expected }] of this.#tries) {
      const isShort = right + wrong < expected;
      if (isShort) this.count(false);
      console.log(
        `${wrong > 0 || isShort ? 'FAIL' : 'ok  '} ${name.padEnd(34)} ${right + wrong} tries, ${wrong} got through${isShort ? `, ${expected} were expected` : ''}`,
      );
    }
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`);
    return this.#failed === 0 && this.#passed > 0 ? 0 : 1;
  }
}
