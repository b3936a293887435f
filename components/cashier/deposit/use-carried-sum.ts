import { useEffect, useState } from 'react';
import { useDraftOwner } from '@/components/forms/use-draft-owner';
import type { TypedSum } from '@/lib/cashier/rules';
import { dropDraft, keepDraft, readDraft } from '@/lib/forms/drafts';

interface CarriedSum {
  /** As it was typed for the method before; null for none. */
  carried: string | null;
  /** Keeps what is typed for the method that is gone to. */
  carry(sum: TypedSum | null): void;
}

/**
 * Takes a typed text that is no whole sum along to the page of another method. In memory: an address would show it to
 * every log, and it may be a number that was typed into the wrong field. Whole sums stand in the address.
 */
export function useCarriedSum(): CarriedSum {
  const key = `${useDraftOwner()}:deposit`;
  const [carried] = useState(() => textOf(readDraft(key)?.['amount']));
  useEffect(() => dropDraft(key), [key]);

  function carry(sum: TypedSum | null): void {
    if (typeof sum === 'string') keepDraft(key, { amount: sum });
    else dropDraft(key);
  }
  return { carried, carry };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
