export type SignInKind = 'login' | 'registration';

export interface SignedInDetail {
  uid: number;
  how: SignInKind;
}

/** Raised on the window after each login and registration, for parts that follow the identity of the visitor. */
export const SIGNED_IN_EVENT = 'session:signed-in';

declare global {
  interface WindowEventMap {
    'session:signed-in': CustomEvent<SignedInDetail>;
  }
}

export function announceSignIn(detail: SignedInDetail): void {
  window.dispatchEvent(new CustomEvent(SIGNED_IN_EVENT, { detail }));
}
