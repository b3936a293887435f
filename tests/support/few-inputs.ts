import fc from 'fast-check';

/**
 * Generated inputs of a mutation test: the same for every mutant, and no more than a moment's worth, because the tests run
 * once for each mutant.
 */
fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 200 });
