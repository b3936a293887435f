import { useEffect, useEffectEvent } from 'react';
import type { FieldDescriptor, FormInput } from '@/lib/content/form-descriptor';
import { dropDraft, offerDraft, readDraft } from '@/lib/forms/drafts';
import { useDraftOwner } from './use-draft-owner';

/**
 * Takes a player's values along to the same page in another language (R-ROUTE-32).
 * @param read What is there now; null for nothing.
 * @param restore Puts back there what `read` gave here.
 * @param fields Given where some of the values may be secrets, which are left out.
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
    // Not known yet.
    if (owner === 0) return;
    restoreOnce();
    return offerDraft(key, { read: () => readNow(), fields });
  }, [owner, key, fields]);
}
