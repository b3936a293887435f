'use client';

import { useEffect } from 'react';
import { firstInteraction } from '@/lib/browser/first-interaction';

/** Starts the upkeep of the open product once the first paint is over. */
export function UpkeepLoader() {
  useEffect(() => void startLater(), []);
  return null;
}

async function startLater(): Promise<void> {
  let pressed: KeyboardEvent | undefined;
  const note = (event: KeyboardEvent) => void (pressed = event);
  window.addEventListener('keydown', note);
  try {
    await firstInteraction();
    const { startUpkeep } = await import('./upkeep');
    startUpkeep(pressed);
  } catch {
    // The next document tries again.
  } finally {
    window.removeEventListener('keydown', note);
  }
}
