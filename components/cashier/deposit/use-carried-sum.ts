import { useEffect, useState } from 'react';
import { useDraftOwner } from '@/components/forms/use-draft-owner';
import type { TypedSum } from '@/lib/cashier/rules';
import { dropDraft, keepDraft, readDraft } from '@/lib/forms/drafts';

interface CarriedSum {
  /** As typed for the previous method; null for none. */
  carried: string | null;
  /** Stores the typed amount for the method that opens next. */
  carry(sum: TypedSum | null): void;
}

/**
 * Carries a typed amount that is not a whole number to the page of another payment method. It stays in memory: in the
 * address it would reach every log, and it may be a number typed into the wrong field. Whole amounts are in the address.
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
