'use client';

import type { ReactNode } from 'react';
import { RAIL_FOLDED_KEY } from '@/lib/browser/rail-folded';
import { removeStored, writeStored } from '@/lib/browser/storage';

/** Stored on the device. */
export function RailFold({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <button type="button" className={className} onClick={foldRail}>
      {children}
    </button>
  );
}

function foldRail(): void {
  if (document.documentElement.toggleAttribute('data-rail-folded')) writeStored(RAIL_FOLDED_KEY, '1');
  else removeStored(RAIL_FOLDED_KEY);
}
