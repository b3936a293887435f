import { vi } from 'vitest';

/** Simulates a browser with data saver on, until `vi.unstubAllGlobals()`. */
export function switchDataSaverOn(): void {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, {
      connection: Object.assign(new EventTarget(), { saveData: true }),
    }),
  );
}
