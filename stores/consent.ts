import { create } from 'zustand';
import { readStored, writeStored, type StoredValues } from '@/lib/browser/storage';

/** What the product would load from third parties, each allowed or refused separately. */
export const CONSENT_PURPOSES = ['statistics', 'chat', 'fraud'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Regulators require asking again after six months. */
const VALID_MS = 180 * 24 * 60 * 60_000;

interface ConsentState {
  /** Whether the operator asks for consent at all; until that is known nothing from third parties is loaded. */
  isRequired: boolean;
  /** Allowed purposes; null until there is a valid choice. */
  allowed: readonly ConsentPurpose[] | null;
}

interface ConsentActions {
  setRequired(isRequired: boolean): void;
  choose(allowed: readonly ConsentPurpose[], now: number): void;
  /** Reads the stored choice: at startup, and when another tab changed it. */
  recall(now: number): void;
}

export const useConsent = create<ConsentState & ConsentActions>()((set) => ({
  isRequired: true,
  allowed: null,
  setRequired: (isRequired) => set({ isRequired }),
  choose: (allowed, now) => {
    writeStored('consent', { at: now, allowed });
    set({ allowed });
  },
  recall: (now) => {
    set({ allowed: readChoice(readStored('consent'), now) });
  },
}));

/** The purposes of a stored choice that is still valid; null otherwise. */
function readChoice(stored: StoredValues['consent'] | null, now: number): readonly ConsentPurpose[] | null {
  const { at, allowed } = stored ?? {};
  if (typeof at !== 'number' || !Array.isArray(allowed) || at > now || now - at >= VALID_MS) return null;
  return CONSENT_PURPOSES.filter((name) => allowed.includes(name));
}

const NONE: readonly ConsentPurpose[] = [];
type Choice = Pick<ConsentState, 'isRequired' | 'allowed'>;

/** The purposes third-party content may be loaded for now: the visitor's choice, else all where nobody is asked. */
export function consentedPurposes({ isRequired, allowed }: Choice): readonly ConsentPurpose[] {
  return allowed ?? (isRequired ? NONE : CONSENT_PURPOSES);
}

/** Whether third-party content may be loaded for this purpose now. */
export function isConsented(choice: Choice, purpose: ConsentPurpose): boolean {
  return consentedPurposes(choice).includes(purpose);
}
