import type { FieldError, PlatformError } from '@/lib/platform/error';

/** The login as it is sent: trimmed, without a leading `+` (R-AUTH-02). */
export function loginText(value: unknown): string {
  return (typeof value === 'string' ? value : '').trim().replace(/^\+/, '');
}

/** Whether a login asks for the code (R-2FA-01): `two_factor_auth is enable`, `Resend time is`, a resend time. */
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

/** What is wrong with a code (R-2FA-05), by the message or `error_data.code`, also as `expired` or `time_expired`. */
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
