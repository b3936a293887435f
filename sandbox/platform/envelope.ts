import { PlatformFault } from './method';

/** HTTP statuses of exception types; every other type responds with 200. */
const STATUSES: Readonly<Record<string, number>> = {
  UserBannedException: 403,
  AccessDeniedException: 403,
  MethodNotFoundException: 404,
  TooManyRequestsException: 429,
  UnknownErrorException: 500,
  InternalServerErrorException: 500,
  ApplicationDisabledException: 503,
  ApplicationUnavailableException: 503,
};

function statusOfType(type: string): number {
  return STATUSES[type] ?? 200;
}

/** An envelope of success: `data`, and `error` null. */
export function successResponse(data: unknown): Response {
  return jsonResponse({ data: data ?? null, error: null }, 200);
}

/** Failure envelope with the HTTP status of its type. */
export function failureResponse(fault: PlatformFault): Response {
  const { type, message, errorData, status } = fault;
  const error = errorData === undefined ? { type, message } : { type, message, error_data: errorData };
  return jsonResponse({ data: null, error }, status ?? statusOfType(type));
}

/** Whatever was thrown, as a fault; anything unforeseen becomes InternalServerErrorException and is reported. */
export function toFault(thrown: unknown): PlatformFault {
  if (thrown instanceof PlatformFault) return thrown;
  console.error('sandbox: a platform method failed', thrown);
  return new PlatformFault('InternalServerErrorException', 'Internal server error');
}

export function jsonResponse(body: unknown, status: number): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });
}
