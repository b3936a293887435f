// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeStored } from './storage';
import { chooseTheme, chosenTheme } from './theme';
import { THEME_SCRIPT } from './theme-script';

const system = { matches: false, onchange: null as (() => void) | null };
const listeners: Parameters<typeof window.addEventListener>[] = [];
const { addEventListener } = window;

/** Runs the script as a new document does. */
function begin(isSystemLight = false): void {
  system.matches = isSystemLight;
  vi.stubGlobal('matchMedia', () => system);
  vi.stubGlobal('addEventListener', (...given: Parameters<typeof addEventListener>) => {
    listeners.push(given);
    addEventListener.call(window, ...given);
  });
  (0, eval)(THEME_SCRIPT);
}

const shown = () => document.documentElement.dataset.theme;
const barColours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content);

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" content="#0b0a14">';
});
afterEach(() => {
  for (const given of listeners.splice(0)) window.removeEventListener(...given);
  window.onpageshow = null;
  vi.unstubAllGlobals();
  removeStored('theme');
});

describe('the look of the site', () => {
  it.each([
    [null, false, 'dark'],
    [null, true, 'dark'],
    ['dark', true, 'dark'],
    ['light', false, 'light'],
    ['system', false, 'dark'],
    ['system', true, 'light'],
    ['"junk', true, 'dark'],
  ])('with %s stored and a light system %s: %s', (stored, isSystemLight, expected) => {
    if (stored !== null) localStorage.setItem('theme', stored);
    begin(isSystemLight);
    expect(shown()).toBe(expected);
    expect(barColours()[0]).toBe(expected === 'light' ? '#f4f4f8' : '#0b0a14');
  });

  it('changes at once when it is chosen, and is remembered', () => {
    begin();
    chooseTheme('light');
    expect(shown()).toBe('light');
    expect(barColours()).toEqual(['#f4f4f8', '#0b0a14']);
    expect(chosenTheme()).toBe('light');
    chooseTheme('dark');
    expect(shown()).toBe('dark');
    expect(barColours()).toEqual(['#0b0a14']);
  });

  it('follows the system while that is chosen, and only then', () => {
    begin();
    chooseTheme('system');
    system.matches = true;
    system.onchange?.();
    expect(shown()).toBe('light');
    chooseTheme('dark');
    system.onchange?.();
    expect(shown()).toBe('dark');
  });

  it('follows a choice made in another tab', () => {
    begin();
    window.dispatchEvent(new StorageEvent('storage', { key: 'consent', newValue: 'light' }));
    expect(shown()).toBe('dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
    expect(shown()).toBe('light');
  });

  it('is read again by a page of the back-forward cache, which misses the choices of other tabs', () => {
    begin();
    localStorage.setItem('theme', 'light');
    window.onpageshow?.(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(shown()).toBe('dark');
    window.onpageshow?.(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(shown()).toBe('light');
  });

  it('is dark, and can be chosen, where the browser stores nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    begin(true);
    expect(shown()).toBe('dark');
    chooseTheme('light');
    expect(shown()).toBe('light');
  });
});
