import type { FormInput } from '@/lib/content/form-descriptor';

/** Forms left with changes that are not saved. In memory alone: gone with the document and with the player. */
const drafts = new Map<string, FormInput>();

export function keepDraft(key: string, values: FormInput): void {
  drafts.set(key, values);
}

/** What was typed in a form that was left, or null. */
export function readDraft(key: string): FormInput | null {
  return drafts.get(key) ?? null;
}

export function dropDraft(key: string): void {
  drafts.delete(key);
}

/** Nothing of a player's typing outlives the session. */
export function forgetDrafts(): void {
  drafts.clear();
}
