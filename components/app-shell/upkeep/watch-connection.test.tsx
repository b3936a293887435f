import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToasts } from '@/stores/toasts';
import { watchConnection } from './watch-connection';

const texts = () => useToasts.getState().toasts.map(({ type, text }) => [type, text]);
let stop = () => {};

beforeEach(() => {
  useToasts.getState().reset();
  document.documentElement.lang = 'en';
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('the connection of an open page', () => {
  it('is reported when it is lost and when it is back, one after the other', () => {
    stop = watchConnection();
    window.dispatchEvent(new Event('offline'));
    expect(texts()).toEqual([['error', 'You are offline. What you see may be out of date.']]);
    window.dispatchEvent(new Event('online'));
    expect(texts()).toEqual([['success', 'You are back online.']]);
  });

  it('speaks the language of the page, and says nothing of a connection that was never lost', () => {
    document.documentElement.lang = 'fr';
    stop = watchConnection();
    window.dispatchEvent(new Event('online'));
    expect(texts()).toEqual([]);
    window.dispatchEvent(new Event('offline'));
    expect(texts()[0]?.[1]).toMatch(/^Vous êtes hors ligne/);
  });

  it('is reported when it was gone before anybody watched, and no more once nobody does', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    stop = watchConnection();
    expect(texts()).toHaveLength(1);
    stop();
    window.dispatchEvent(new Event('online'));
    expect(texts()[0]?.[0]).toBe('error');
  });
});
