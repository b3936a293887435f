import { readStored, writeStored } from '@/lib/browser/storage';

/** Whether demo mode was explained in this tab already. */
export function isDemoExplained(): boolean {
  return readStored('demo_explained') === '1';
}

export function rememberDemoExplained(): void {
  writeStored('demo_explained', '1');
}
