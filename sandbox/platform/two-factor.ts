import {
  issueCode,
  liveCode,
  RESEND_SECONDS,
  resendSeconds,
  spendCode,
  type CodePurpose,
} from '../world/codes';
import type { World } from '../world/world';

/** The exact messages: the client distinguishes the cases by them. */
type CodeProblem = 'the code must contain 6 digits' | 'two_factor_auth: code is invalid' | 'Time expired';

interface CodeRequest {
  /** Seconds until a code may be requested again. */
  resendSeconds: number;
  wasSent: boolean;
}

/** Sends a code unless the last one is younger than the resend time. */
export function askForCode(world: World, uid: number, purpose: CodePurpose, target: string): CodeRequest {
  const wait = resendSeconds(world, liveCode(world, uid, purpose, target));
  if (wait > 0) return { resendSeconds: wait, wasSent: false };
  issueCode(world, uid, purpose, target);
  return { resendSeconds: RESEND_SECONDS, wasSent: true };
}

/** Checks a typed code and spends it when right; returns what is wrong with it, or null. */
export function checkCode(
  world: World,
  uid: number,
  purpose: CodePurpose,
  target: string,
  typed: string,
): CodeProblem | null {
  if (!/^\d{6}$/.test(typed)) return 'the code must contain 6 digits';
  const verdict = spendCode(world, liveCode(world, uid, purpose, target), typed);
  if (verdict === 'expired') return 'Time expired';
  return verdict === 'wrong' ? 'two_factor_auth: code is invalid' : null;
}
