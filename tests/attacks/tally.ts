const SHOWN_MISSES = 10;

/** Counts tries of one kind of attack; prints the first misses and a line for each group. */
export class Tally {
  private readonly groups = new Map<string, { passed: number; failed: number; asked: number }>();

  /** Announces a group that must reach at least `asked` tries: a check that tries nothing finds nothing. */
  group(name: string, asked: number): (isSafe: boolean, what: string) => void {
    const counts = { passed: 0, failed: 0, asked };
    this.groups.set(name, counts);
    return (isSafe, what) => {
      if (isSafe) counts.passed += 1;
      else {
        counts.failed += 1;
        if (counts.failed <= SHOWN_MISSES) console.log(`MISS ${name}: ${what}`);
      }
    };
  }

  /** Prints the groups and the sum. */
  print(): { passed: number; failed: number } {
    const sum = { passed: 0, failed: 0 };
    for (const [name, { passed, failed, asked }] of this.groups) {
      const tries = passed + failed;
      const isShort = tries < asked;
      console.log(
        `${failed > 0 || isShort ? 'FAIL' : 'ok  '} ${name.padEnd(34)} ${tries} tries, ${failed} got through${isShort ? `, ${asked} were asked for` : ''}`,
      );
      sum.passed += passed;
      sum.failed += failed + (isShort ? 1 : 0);
    }
    return sum;
  }
}
