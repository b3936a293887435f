import { readStored, writeStored, type StoredValues } from './storage';
import { THEME_KEY } from './theme-script';

export type ThemeChoice = StoredValues['theme'];

export const THEME_CHOICES = ['dark', 'light', 'system'] as const satisfies readonly ThemeChoice[];

export function chosenTheme(): ThemeChoice {
  return readStored(THEME_KEY) ?? 'dark';
}

export function chooseTheme(choice: ThemeChoice): void {
  writeStored(THEME_KEY, choice);
  showTheme(choice);
}

/** Browsers send storage events only to other tabs: the first script gets this one from here. */
export function showTheme(choice: ThemeChoice): void {
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: choice }));
}

/** Calls back on every choice in any tab. @returns Stops. */
export function followTheme(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
