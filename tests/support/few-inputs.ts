import fc from 'fast-check';

/** Generated inputs for mutation tests: the same for every mutant, and few, because the tests run once per mutant. */
fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 200 });
