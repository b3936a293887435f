import * as z from 'zod/mini';
import { PlatformError, type FieldError } from './error';
import { isExceptionType } from './error-policy';
import { nullableNumber } from './values';

/** Codes are strings or numbers. */
const errorCode = z.union([z.string(), z.pipe(z.number(), z.transform(String))]);
const fieldErrors = z.array(
  z.object({ code: errorCode, message: z.optional(z.catch(z.optional(z.string()), undefined)) }),
);

const envelope = z.object({
  data: z.optional(z.unknown()),
  error: z.optional(
    z.nullable(
      z.object({
        type: z.string(),
        message: z.catch(z.string(), ''),
        error_data: z.catch(z.optional(z.nullable(z.record(z.string(), z.unknown()))), null),
        code: z.catch(z.optional(z.nullable(z.union([z.string(), z.number()]))), null),
      }),
    ),
  ),
});

/**
 * Reads the data from a response's envelope, whatever the HTTP status: a missing or null `error` is success, a response
 * that is not an envelope counts as UnknownErrorException.
 * @throws PlatformError when the envelope contains an error or there is none.
 */
export function readEnvelope(method: string, httpStatus: number, body: unknown): unknown {
  const parsed = envelope.safeParse(body);
  if (!parsed.success || !hasEnvelopeKeys(body)) {
    throw new PlatformError({ type: 'UnknownErrorException', method, httpStatus });
  }
  const { data, error } = parsed.data;
  if (!error) {
    if (httpStatus < 400) return data;
    throw new PlatformError({ type: 'UnknownErrorException', method, httpStatus });
  }
  const resendSeconds = readResendSeconds(error.error_data?.resend_time, error.message);
  throw new PlatformError({
    type: isExceptionType(error.type) ? error.type : 'UnknownErrorException',
    method,
    httpStatus,
    message: error.message,
    fields: readFields(error.error_data ?? {}),
    resendSeconds,
    code: error.code === null || error.code === undefined ? null : String(error.code),
    isException: true,
  });
}

function hasEnvelopeKeys(body: unknown): boolean {
  return typeof body === 'object' && body !== null && ('data' in body || 'error' in body);
}

function readFields(errorData: Record<string, unknown>): Record<string, FieldError[]> {
  const fields: Record<string, FieldError[]> = {};
  for (const [name, value] of Object.entries(errorData)) {
    const parsed = fieldErrors.safeParse(value);
    if (parsed.success && parsed.data.length > 0) fields[name] = parsed.data;
  }
  return fields;
}

/** The number in `Resend time is 42` is used if `error_data` has none. */
function readResendSeconds(given: unknown, message: string): number | null {
  const seconds = nullableNumber.parse(given);
  if (seconds !== null && seconds >= 0) return seconds;
  const inMessage = /resend time is\s*(\d{1,6})/i.exec(message);
  return inMessage ? Number(inMessage[1]) : null;
}
