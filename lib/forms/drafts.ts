import { removeStored, takeStored } from '@/lib/browser/storage';
import type { FieldDescriptor, FormInput } from '@/lib/content/form-descriptor';

/** Of forms that were left. In memory: ends with session and document, except for a change of language. */
const drafts = new Map<string, FormInput>();

export interface OfferedDraft {
  read: () => FormInput | null;
  /** Passed for forms that may contain secrets. */
  fields: readonly FieldDescriptor[] | undefined;
}

/** For `storeDrafts`. */
export const offeredDrafts = new Map<string, OfferedDraft>();

export function keepDraft(key: string, values: FormInput): void {
  drafts.set(key, values);
}

/** The saved input of a form that was left, or null. */
export function readDraft(key: string): FormInput | null {
  for (const [name, values] of Object.entries(takeStored('drafts') ?? {})) {
    if (isFormInput(values)) drafts.set(name, values);
  }
  return drafts.get(key) ?? null;
}

export function dropDraft(key: string): void {
  drafts.delete(key);
}

/** Registers a form on the page, so that its current input can be stored. @returns Unregisters it. */
export function offerDraft(key: string, draft: OfferedDraft): () => void {
  offeredDrafts.set(key, draft);
  return () => void offeredDrafts.delete(key);
}

export function leftDrafts(): ReadonlyMap<string, FormInput> {
  return drafts;
}

/** Nothing a player typed outlives the session. */
export function forgetDrafts(): void {
  drafts.clear();
  removeStored('drafts');
}

function isFormInput(value: unknown): value is FormInput {
  return typeof value === 'object' && value !== null;
}
