import { readStored, writeStored } from '@/lib/browser/storage';

/** Whether demo mode was already explained in this tab. */
export function isDemoExplained(): boolean {
  return readStored('demo_explained') === '1';
}

export function rememberDemoExplained(): void {
  writeStored('demo_explained', '1');
}
