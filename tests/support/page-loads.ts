import { vi, type Mock } from 'vitest';

/**
 * Replaces a method of `window.location` for one test. It cannot be redefined, so jsdom's underlying object is patched.
 */
export function spyOnLocation(method: 'assign' | 'reload' | 'replace'): Mock {
  const [key] = Object.getOwnPropertySymbols(window.location);
  const behind = (window.location as unknown as Record<symbol, Record<string, () => void>>)[key as symbol];
  if (!behind) throw new Error('jsdom has no object behind window.location');
  return vi.spyOn(behind, method).mockReturnValue(undefined);
}
