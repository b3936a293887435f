import { isRecord } from '@/lib/is-record';

export type VerificationState = 'verified' | 'inProgress' | 'refused' | 'needed' | 'notStarted';

/** What this browser saw of the last check; the account alone does not distinguish a refused check from none. */
export type SeenCheck = 'pending' | 'refused';

/** Milliseconds between polls of the account while documents are being checked. */
export const REVIEW_POLL_MS = 15_000;

/** Milliseconds of silence after which the verification service counts as not loaded. */
export const READY_LIMIT_MS = 20_000;

interface CheckedAccount {
  is_verified: boolean;
  is_on_verification: boolean;
  is_kyc_block_enabled: boolean;
}

/** R-KYC-03. A verified account stays verified during another check; one that ends without it was refused. */
export function verificationState(user: CheckedAccount, seen: SeenCheck | null): VerificationState {
  if (user.is_verified) return 'verified';
  if (user.is_on_verification) return 'inProgress';
  if (seen !== null) return 'refused';
  return user.is_kyc_block_enabled ? 'needed' : 'notStarted';
}

/** What to store about an account's check; null for nothing. */
export function checkToRemember(user: CheckedAccount, seen: SeenCheck | null): SeenCheck | null {
  const state = verificationState(user, seen);
  if (state === 'inProgress') return 'pending';
  return state === 'refused' ? 'refused' : null;
}

/** Events of the service's frame that the page reacts to; all others are ignored. */
type CheckNews = 'submitted' | 'accepted' | 'refused' | 'changed' | null;

/** Reads a message of the verification window (vendor's events `idCheck.*`). */
export function readCheckMessage(type: string, payload: unknown): CheckNews {
  if (type === 'idCheck.onApplicantSubmitted' || type === 'idCheck.onApplicantResubmitted')
    return 'submitted';
  if (type !== 'idCheck.onApplicantStatusChanged') return null;
  if (!isRecord(payload) || payload.reviewStatus !== 'completed') return 'changed';
  const reviewAnswer = isRecord(payload.reviewResult) ? payload.reviewResult.reviewAnswer : null;
  if (reviewAnswer === 'GREEN') return 'accepted';
  return reviewAnswer === 'RED' ? 'refused' : 'changed';
}

/** Messages of the verification window that follow an action of the player; none of them is sent by time alone. */
const PLAYER_MESSAGES: ReadonlySet<string> = new Set([
  'idCheck.onStepInitiated',
  'idCheck.stepCompleted',
  'idCheck.onStepCompleted',
  'idCheck.onLivenessCompleted',
  'idCheck.onUploadError',
  'idCheck.onUploadWarning',
  'idCheck.onApplicantSubmitted',
  'idCheck.onApplicantResubmitted',
]);

/** Whether a message of the verification window shows that the player is active in it (R-SESS-06). */
export function isPlayerMessage(type: string): boolean {
  return PLAYER_MESSAGES.has(type);
}
