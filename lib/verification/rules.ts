export type VerificationState = 'verified' | 'inProgress' | 'refused' | 'needed' | 'notStarted';

/** What this browser saw of the last check; the account alone cannot tell a refused check from none at all. */
export type SeenCheck = 'pending' | 'refused';

/** Time between two looks at the account while papers are being checked, in milliseconds. */
export const REVIEW_POLL_MS = 15_000;

/** Silence of the verification service after which it counts as not loaded, in milliseconds. */
export const READY_LIMIT_MS = 20_000;

interface CheckedAccount {
  is_verified: boolean;
  is_on_verification: boolean;
  is_kyc_block_enabled: boolean;
}

/**
 * How far the identity check is (R-KYC-03). A verified account stays so while another check runs. A check that was under
 * way and is so no longer, without a verified account, was refused.
 */
export function verificationState(user: CheckedAccount, seen: SeenCheck | null): VerificationState {
  if (user.is_verified) return 'verified';
  if (user.is_on_verification) return 'inProgress';
  if (seen !== null) return 'refused';
  return user.is_kyc_block_enabled ? 'needed' : 'notStarted';
}

/** What is worth remembering of an account for the next look at it; null when nothing is. */
export function checkToRemember(user: CheckedAccount, seen: SeenCheck | null): SeenCheck | null {
  const state = verificationState(user, seen);
  if (state === 'inProgress') return 'pending';
  return state === 'refused' ? 'refused' : null;
}

/** What the service's window says that the page acts on; everything else is its own affair. */
type CheckNews = 'submitted' | 'accepted' | 'refused' | 'changed' | null;

/** Reads a message of the verification window (vendor's events `idCheck.*`). */
export function readCheckMessage(type: string, payload: unknown): CheckNews {
  if (type === 'idCheck.onApplicantSubmitted' || type === 'idCheck.onApplicantResubmitted')
    return 'submitted';
  if (type !== 'idCheck.onApplicantStatusChanged') return null;
  const { reviewStatus, reviewResult } = asRecord(payload);
  if (reviewStatus !== 'completed') return 'changed';
  const { reviewAnswer } = asRecord(reviewResult);
  if (reviewAnswer === 'GREEN') return 'accepted';
  return reviewAnswer === 'RED' ? 'refused' : 'changed';
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
