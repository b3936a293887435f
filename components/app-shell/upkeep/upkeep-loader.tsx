import { useEffect } from 'react';
import { firstInteraction } from '@/lib/browser/first-interaction';

/** After the first paint. */
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
    // The next document retries.
  } finally {
    window.removeEventListener('keydown', note);
  }
}
