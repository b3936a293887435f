import type { PlatformErrorType } from '@/lib/platform/error-policy';

/** Where a player can resolve a refused payment; the failure's message says what to do in any case. */
export type NextStep =
  | 'deposit'
  | 'profile'
  | 'contact'
  | 'verification'
  | 'support'
  | 'limit'
  | 'history'
  | null;

/**
 * Null where the next step is in the form itself (another sum, another method, a little later), in the sign-in that
 * opens, or on the page that replaces the form. The specification defines no handling; R-CASH-22 asks only that the
 * form stays usable.
 */
const NEXT_STEPS = {
  UnknownErrorException: 'history',
  ApplicationDisabledException: null,
  MethodNotFoundException: 'support',
  AuthorizationException: null,
  InvalidRequestException: null,
  InternalServerErrorException: 'history',
  AccessDeniedException: 'support',
  UserDeletedException: 'support',
  UserBannedException: 'support',
  UserNeedDepositException: 'deposit',
  UserNeedProfileDataException: 'profile',
  UserNeedConfirmContactException: 'contact',
  ApplicationUnavailableException: null,
  InvalidParameterException: null,
  TooManyRequestsException: null,
  BillingServiceErrorException: 'history',
  BillingTransactionDeclinedException: null,
  BillingUnavailableException: null,
  BillingDepositLimitExceededException: 'limit',
  WithdrawalDeclinedException: 'support',
  WithdrawalLimitsExceededException: null,
  WithdrawalLimitsPeriodExceededException: 'history',
  KycUserProfileException: 'profile',
  KycWithdrawalException: 'verification',
  StorageQuotaExceededException: 'support',
  SumsubVerificationRequiredException: 'verification',
  RequisitesOnVerificationException: null,
  RequisitesValidationRequiredException: 'support',
  RequisitesFraudulentException: 'support',
  NetworkFailure: 'history',
  MalformedResponse: 'history',
} as const satisfies Record<PlatformErrorType, NextStep>;

export function nextStepOf(type: PlatformErrorType): NextStep {
  return NEXT_STEPS[type];
}

/** The message for a refused sum; null where the field shows the platform's own message. */
export function refusedSum(code: string | undefined): 'boundsChanged' | 'fundsShort' | null {
  if (code === 'min' || code === 'max') return 'boundsChanged';
  return code === 'insufficient_funds' ? 'fundsShort' : null;
}
