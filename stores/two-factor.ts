import { create } from 'zustand';

/** Spec silent; chosen: five minutes, as the step's text says a sent code is valid for "a few". */
const CODE_LIFE_MS = 5 * 60_000;

/** A login that awaits its code (R-2FA-02), with the seconds until a new one may be requested. */
export interface PendingLogin {
  login: string;
  password: string;
  resendSeconds: number;
}

interface PendingCode extends Omit<PendingLogin, 'resendSeconds'> {
  /** When a code may be requested again, and when the sent one expires; milliseconds since 1970. */
  resendAt: number;
  expiresAt: number;
}

interface TwoFactorState {
  /** In memory only: a password is never stored. */
  pending: PendingCode | null;
  /** Starts after a code was sent. */
  begin(login: PendingLogin, nowMs: number): void;
  /** Restarts after another code was sent, or requested too early. */
  restart(resendSeconds: number, nowMs: number): void;
  clear(): void;
}

export const useTwoFactor = create<TwoFactorState>()((set, get) => ({
  pending: null,
  begin: ({ login, password, resendSeconds }, nowMs) => {
    const pending = { login, password, ...times(resendSeconds, nowMs) };
    set({ pending });
    forgetLater(pending.expiresAt - nowMs);
  },
  restart: (resendSeconds, nowMs) => {
    const { pending } = get();
    if (!pending) return;
    const renewed = { ...pending, ...times(resendSeconds, nowMs) };
    set({ pending: renewed });
    forgetLater(renewed.expiresAt - nowMs);
  },
  clear: () => set({ pending: null }),
}));

let forgetting: ReturnType<typeof setTimeout> | undefined;

/** A password is kept no longer than the code it waits for. */
function forgetLater(delayMs: number): void {
  clearTimeout(forgetting);
  forgetting = setTimeout(() => useTwoFactor.getState().clear(), delayMs);
}

function times(resendSeconds: number, nowMs: number): Pick<PendingCode, 'resendAt' | 'expiresAt'> {
  return { resendAt: nowMs + resendSeconds * 1_000, expiresAt: nowMs + CODE_LIFE_MS };
}

/** The login still waiting for its code, with the seconds until a new one may be requested; null when there is none. */
export function pendingLogin(
  { pending }: Pick<TwoFactorState, 'pending'>,
  nowMs: number,
): PendingLogin | null {
  if (!pending || nowMs >= pending.expiresAt) return null;
  const { login, password, resendAt } = pending;
  return { login, password, resendSeconds: Math.max(0, Math.ceil((resendAt - nowMs) / 1_000)) };
}
