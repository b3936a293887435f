import { afterEach, beforeEach, expect, it } from 'vitest';
import { noteEntry, watchHashEntries } from './hash-entries';

const ROUTER_STATE = { router: 'terms' };
let stop: () => void;

const pop = (state: unknown) => window.dispatchEvent(new PopStateEvent('popstate', { state }));

beforeEach(() => {
  window.history.replaceState(ROUTER_STATE, '', '/terms?a=1');
  stop = watchHashEntries();
  noteEntry();
});
afterEach(() => stop());

it('R-ROUTE-28: the entry of a hash of the page is given the state of the router', () => {
  window.history.pushState(null, '', '#fees');
  pop(null);
  expect(window.history.state).toEqual(ROUTER_STATE);
  expect(window.location.href).toMatch(/\/terms\?a=1#fees$/);
});

it('an entry that has a state keeps it, and so does one of another page', () => {
  window.history.pushState({ router: 'other' }, '', '#fees');
  pop({ router: 'other' });
  expect(window.history.state).toEqual({ router: 'other' });
  window.history.pushState(null, '', '/offers');
  pop(null);
  expect(window.history.state).toBeNull();
});
