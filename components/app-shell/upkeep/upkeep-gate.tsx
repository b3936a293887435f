'use client';

import { useEffect } from 'react';
import { whenActing } from '@/lib/browser/acting';

/** How a server calls its build when it runs without one. */
const UNBUILT = 'development';

/** Starts the upkeep of the open product once the first paint is over. */
export function UpkeepGate() {
  useEffect(() => void startLater(), []);
  return null;
}

async function startLater(): Promise<void> {
  try {
    // A development server rebuilds all the time and has no hashed files to keep.
    if (document.documentElement.dataset.build === UNBUILT) return;
    await whenActing();
    const { startUpkeep } = await import('./upkeep');
    startUpkeep();
  } catch {
    // The next document tries again.
  }
}
