import type { FieldError, PlatformError } from '@/lib/platform/error';

/** The login as it is sent: trimmed, without a leading `+` (R-AUTH-02). */
export function loginText(value: unknown): string {
  return (typeof value === 'string' ? value : '').trim().replace(/^\+/, '');
}

/**
 * Whether a failed login requires the two-factor code (R-2FA-01): an AuthorizationException with the message
 * `two_factor_auth is enable` or `Resend time is`, or with a resend time.
 */
export function isTwoFactorPending(
  error: Pick<PlatformError, 'type' | 'message' | 'resendSeconds'>,
): boolean {
  if (error.type !== 'AuthorizationException') return false;
  const message = error.message.toLowerCase();
  return (
    message.includes('two_factor_auth is enable') ||
    message.includes('resend time is') ||
    error.resendSeconds !== null
  );
}

export type CodeFailure = 'invalid' | 'expired' | 'malformed' | 'tooEarly' | 'other';

/**
 * The problem with a two-factor code (R-2FA-05), by the exception's message or those in `error_data.code`, where an
 * expired code is also named `expired` or `time_expired`.
 */
export function codeFailure({ message, fields }: Pick<PlatformError, 'message' | 'fields'>): CodeFailure {
  const entries = fields.code ?? [];
  const words = [message, ...entries.map((entry) => entry.message ?? '')].join('\n').toLowerCase();
  if (words.includes('code is invalid')) return 'invalid';
  if (words.includes('time expired') || entries.some(isExpired)) return 'expired';
  if (words.includes('must contain 6 digits')) return 'malformed';
  return words.includes('resend time is') ? 'tooEarly' : 'other';
}

function isExpired({ code }: FieldError): boolean {
  return code === 'expired' || code === 'time_expired';
}
