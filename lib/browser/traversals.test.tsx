import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAfterTraversal, noteEntry, watchTraversals } from './traversals';

const ROUTER_STATE = { router: 'terms' };
let stop: () => void;

const arriveBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
const pop = (state: unknown) => window.dispatchEvent(new PopStateEvent('popstate', { state }));

beforeEach(() => {
  window.history.replaceState(ROUTER_STATE, '', '/terms?a=1');
  arriveBy('navigate');
  stop = watchTraversals();
  noteEntry();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('Back, Forward and reload (R-ROUTE-28)', () => {
  it.each([
    ['navigate', false],
    ['reload', true],
    ['back_forward', true],
  ])('a document that was loaded by %s: %s', (type, isTraversal) => {
    stop();
    arriveBy(type);
    stop = watchTraversals();
    expect(isAfterTraversal()).toBe(isTraversal);
  });

  it('a step in the history is one, until something is clicked', () => {
    pop({ router: 'offers' });
    expect(isAfterTraversal()).toBe(true);
    document.body.click();
    expect(isAfterTraversal()).toBe(false);
  });

  it('a link to a hash of the page is none, and its entry is given the state of the router', () => {
    window.history.pushState(null, '', '#fees');
    pop(null);
    expect(isAfterTraversal()).toBe(false);
    expect(window.history.state).toEqual(ROUTER_STATE);
    expect(window.location.href).toMatch(/\/terms\?a=1#fees$/);
  });

  it('an entry of another page keeps what it has', () => {
    window.history.pushState(null, '', '/offers');
    pop(null);
    expect(window.history.state).toBeNull();
  });
});
