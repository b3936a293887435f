import { readStored, writeStored, type StoredValues } from './storage';
import { THEME_KEY } from './theme-script';

export type ThemeChoice = StoredValues['theme'];

export const THEME_CHOICES = ['dark', 'light', 'system'] as const satisfies readonly ThemeChoice[];

/** The visitor's choice on this device. */
export function chosenTheme(): ThemeChoice {
  return readStored(THEME_KEY) ?? 'dark';
}

/** Stores the choice on this device and applies it immediately. */
export function chooseTheme(choice: ThemeChoice): void {
  writeStored(THEME_KEY, choice);
  showTheme(choice);
}

/** Applies a choice to the document: the first script follows storage events, which the browser sends to other tabs. */
export function showTheme(choice: ThemeChoice): void {
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: choice }));
}

/** Calls back on every choice, including those of other tabs, until the returned function is called. */
export function followTheme(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
