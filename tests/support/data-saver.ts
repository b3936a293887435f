import { vi } from 'vitest';

/** A browser with its data saver on, until `vi.unstubAllGlobals()`. */
export function switchDataSaverOn(): void {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, {
      connection: Object.assign(new EventTarget(), { saveData: true }),
    }),
  );
}
