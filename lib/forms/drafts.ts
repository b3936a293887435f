import { removeStored, takeStored } from '@/lib/browser/storage';
import type { FieldDescriptor, FormInput } from '@/lib/content/form-descriptor';

/**
 * Forms left with changes that are not saved. In memory alone: gone with the document and with the player, but for the
 * moment in which the page is loaded in another language.
 */
const drafts = new Map<string, FormInput>();

export interface OfferedDraft {
  /** What is typed at this moment; null for nothing. */
  read: () => FormInput | null;
  /** Given where some of them may hold secrets. */
  fields: readonly FieldDescriptor[] | undefined;
}

/** The forms on the page, for `storeDrafts`. */
export const offeredDrafts = new Map<string, OfferedDraft>();

export function keepDraft(key: string, values: FormInput): void {
  drafts.set(key, values);
}

/** What was typed in a form that was left, or null. */
export function readDraft(key: string): FormInput | null {
  for (const [name, values] of Object.entries(takeStored('drafts') ?? {})) {
    if (isFormInput(values)) drafts.set(name, values);
  }
  return drafts.get(key) ?? null;
}

export function dropDraft(key: string): void {
  drafts.delete(key);
}

/** As long as a form is on the page, it is asked for what is to be stored. Returns what ends that. */
export function offerDraft(key: string, draft: OfferedDraft): () => void {
  offeredDrafts.set(key, draft);
  return () => void offeredDrafts.delete(key);
}

/** All forms that were left. */
export function leftDrafts(): ReadonlyMap<string, FormInput> {
  return drafts;
}

/** Nothing of a player's typing outlives the session. */
export function forgetDrafts(): void {
  drafts.clear();
  removeStored('drafts');
}

function isFormInput(value: unknown): value is FormInput {
  return typeof value === 'object' && value !== null;
}
