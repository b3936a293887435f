import { useEffect, useState } from 'react';
import { useDraftOwner } from '@/components/forms/use-draft-owner';
import type { TypedSum } from '@/lib/cashier/rules';
import { dropDraft, keepDraft, readDraft } from '@/lib/forms/drafts';

interface CarriedSum {
  /** As typed for the previous method; null for none. */
  carried: TypedSum | null;
  /** Stores the typed amount for the method that opens next; it takes precedence over the address. */
  carry(sum: TypedSum | null): void;
}

/**
 * Carries a typed amount to the page of another payment method, in memory: in the address it would reach every log, and
 * it may be a number typed into the wrong field. Whole amounts are in the address too, as typed at the click.
 */
export function useCarriedSum(): CarriedSum {
  const key = `${useDraftOwner()}:deposit`;
  const [carried] = useState(() => sumOf(readDraft(key)?.['amount']));
  useEffect(() => dropDraft(key), [key]);

  function carry(sum: TypedSum | null): void {
    if (sum === null) dropDraft(key);
    else keepDraft(key, { amount: sum });
  }
  return { carried, carry };
}

function sumOf(value: unknown): TypedSum | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
