export type SignInKind = 'login' | 'registration';

export interface SignedInDetail {
  uid: number;
  how: SignInKind;
}

/** Dispatched on the window after each login and registration, for code that depends on the visitor's identity. */
export const SIGNED_IN_EVENT = 'session:signed-in';

declare global {
  interface WindowEventMap {
    'session:signed-in': CustomEvent<SignedInDetail>;
  }
}

export function announceSignIn(detail: SignedInDetail): void {
  window.dispatchEvent(new CustomEvent(SIGNED_IN_EVENT, { detail }));
}
