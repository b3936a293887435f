import assert from 'node:assert/strict';
import fc from 'fast-check';
import { hallQueryText, isSysname, parseHallQuery } from './rules';
import { allowedErrors, searchWords, typingErrors } from './search-words';
import { property } from '@/tests/support/property';
import { anyQuery, anyText } from '@/tests/support/generated';

function shortWord() {
  return fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '1'), maxLength: 10 });
}

property(
  'hall filter is read back as it was written',
  anyQuery,
  (query) => {
    const filter = parseHallQuery(query);
    assert.deepEqual(parseHallQuery(hallQueryText(filter)), filter);
    assert.ok(filter.providers.length <= 50 && filter.providers.every(isSysname));
    assert.deepEqual(parseHallQuery(hallQueryText(filter, query)), filter);
  },
  2,
);

property('words of a search are folded and whole', anyText, (text) => {
  const words = searchWords(text);
  assert.ok(words.every((word) => /^[\p{L}\p{N}]+$/u.test(word)));
  assert.deepEqual(searchWords(words.join(' ')), words);
});

property(
  'typing errors are symmetric, bounded, and none for the same word',
  fc.tuple(shortWord(), shortWord()),
  ([one, other]) => {
    const limit = allowedErrors(Math.max(one.length, other.length));
    const errors = typingErrors(one, other, limit, false);
    assert.equal(errors, typingErrors(other, one, limit, false));
    assert.ok(errors >= 0 && errors <= limit + 1);
    assert.equal(typingErrors(one, one, limit, false), 0);
    assert.ok(typingErrors(one, other, limit, true) <= errors);
  },
);
