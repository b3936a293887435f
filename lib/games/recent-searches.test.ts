// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches';

beforeEach(() => localStorage.clear());

it('keeps the six newest searches, each once whatever its letters', () => {
  for (const text of ['book', 'fruit', ' Book ', 'a1', 'a2', 'a3', 'a4']) keepSearch(text);
  expect(recentSearches()).toEqual(['a4', 'a3', 'a2', 'a1', 'Book', 'fruit']);
});

it('keeps nothing of an empty field, and forgets when asked to', () => {
  keepSearch('  ');
  expect(recentSearches()).toEqual([]);
  keepSearch('gold');
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it('leaves out what the product did not write', () => {
  localStorage.setItem('recent_searches', '[1,"gold",{}]');
  expect(recentSearches()).toEqual(['gold']);
});
