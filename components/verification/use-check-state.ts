import { useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import {
  checkToRemember,
  REVIEW_POLL_MS,
  verificationState,
  type SeenCheck,
  type VerificationState,
} from '@/lib/verification/rules';
import { useSession } from '@/stores/session';
import { readAccount } from './read-account';

interface CheckState {
  /** Null until the account is known. */
  state: VerificationState | null;
  /** The vendor reported that the documents were rejected. */
  markRefused: () => void;
  /** A new check has started: discard the previous outcome. */
  forget: () => void;
}

/** Polls the account while documents are under review. */
export function useCheckState(): CheckState {
  const user = useSession((session) => session.user);
  const [seen, setSeen] = useState<SeenCheck | null>(() => readStored('verification_seen'));
  const state = user ? verificationState(user, seen) : null;
  const next = user ? checkToRemember(user, seen) : seen;
  if (next !== seen) setSeen(next);

  useEffect(() => {
    if (seen === null) removeStored('verification_seen');
    else writeStored('verification_seen', seen);
  }, [seen]);

  useEffect(() => {
    if (state !== 'inProgress') return;
    const timer = setInterval(() => {
      if (!document.hidden) void readAccount();
    }, REVIEW_POLL_MS);
    return () => clearInterval(timer);
  }, [state]);

  return { state, markRefused: () => setSeen('refused'), forget: () => setSeen(null) };
}
