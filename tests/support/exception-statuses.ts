import type { ExceptionType } from '@/lib/platform/error-policy';

/** HTTP statuses of exception types; every other type responds with 200. */
const STATUSES: Partial<Record<ExceptionType, number>> = {
  UserBannedException: 403,
  AccessDeniedException: 403,
  MethodNotFoundException: 404,
  TooManyRequestsException: 429,
  UnknownErrorException: 500,
  InternalServerErrorException: 500,
  ApplicationDisabledException: 503,
  ApplicationUnavailableException: 503,
};

/** The HTTP status with which the platform sends an exception. */
export function statusOf(type: ExceptionType): number {
  return STATUSES[type] ?? 200;
}
