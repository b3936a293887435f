import { useEffect, useEffectEvent } from 'react';
import type { FieldDescriptor, FormInput } from '@/lib/content/form-descriptor';
import { dropDraft, offerDraft, readDraft } from '@/lib/forms/drafts';
import { useDraftOwner } from './use-draft-owner';

/**
 * Carries a player's values over to the same page in another language (R-ROUTE-32).
 * @param read Current values; null for none.
 * @param restore Restores what `read` returned.
 * @param fields Pass them if some may be secrets, which are then omitted.
 */
export function useSwitchedValues(
  name: string,
  read: () => FormInput | null,
  restore: (values: FormInput) => void,
  fields?: readonly FieldDescriptor[],
): void {
  const owner = useDraftOwner();
  const key = `${owner}:${name}`;
  const readNow = useEffectEvent(read);
  const restoreOnce = useEffectEvent(() => {
    const values = readDraft(key);
    dropDraft(key);
    if (values) restore(values);
  });
  useEffect(() => {
    // The owner is not known yet.
    if (owner === 0) return;
    restoreOnce();
    return offerDraft(key, { read: () => readNow(), fields });
  }, [owner, key, fields]);
}
