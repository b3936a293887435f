/** The 29 exception names of the platform (R-ERR-01). */
export const EXCEPTION_TYPES = [
  'UnknownErrorException',
  'ApplicationDisabledException',
  'MethodNotFoundException',
  'AuthorizationException',
  'InvalidRequestException',
  'InternalServerErrorException',
  'AccessDeniedException',
  'UserDeletedException',
  'UserBannedException',
  'UserNeedDepositException',
  'UserNeedProfileDataException',
  'UserNeedConfirmContactException',
  'ApplicationUnavailableException',
  'InvalidParameterException',
  'TooManyRequestsException',
  'BillingServiceErrorException',
  'BillingTransactionDeclinedException',
  'BillingUnavailableException',
  'BillingDepositLimitExceededException',
  'WithdrawalDeclinedException',
  'WithdrawalLimitsExceededException',
  'WithdrawalLimitsPeriodExceededException',
  'KycUserProfileException',
  'KycWithdrawalException',
  'StorageQuotaExceededException',
  'SumsubVerificationRequiredException',
  'RequisitesOnVerificationException',
  'RequisitesValidationRequiredException',
  'RequisitesFraudulentException',
] as const;

export type ExceptionType = (typeof EXCEPTION_TYPES)[number];

/** `NetworkFailure`: no response. `MalformedResponse`: a response whose data could not be parsed. */
export type PlatformErrorType = ExceptionType | 'NetworkFailure' | 'MalformedResponse';

export function isExceptionType(value: unknown): value is ExceptionType {
  return EXCEPTION_TYPES.some((type) => type === value);
}
