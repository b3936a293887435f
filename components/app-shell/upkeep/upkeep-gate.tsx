'use client';

import { useEffect } from 'react';
import { whenActing } from '@/lib/browser/acting';

/** Starts the upkeep of the open product once the first paint is over. */
export function UpkeepGate() {
  useEffect(() => void startLater(), []);
  return null;
}

async function startLater(): Promise<void> {
  try {
    await whenActing();
    const { startUpkeep } = await import('./upkeep');
    startUpkeep();
  } catch {
    // The next document tries again.
  }
}
