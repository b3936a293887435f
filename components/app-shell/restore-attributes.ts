import { RAIL_FOLDED_KEY } from '@/lib/browser/rail-folded';
import { readStored } from '@/lib/browser/storage';
import { chosenTheme, showTheme } from '@/lib/browser/theme';
import { RETURNING_KEY } from '@/lib/session/returning';

export function restoreAttributes(): void {
  const root = document.documentElement;
  showTheme(chosenTheme());
  root.toggleAttribute('data-rail-folded', readStored(RAIL_FOLDED_KEY) === '1');
  root.toggleAttribute('data-returning', readStored(RETURNING_KEY) === '1');
}
