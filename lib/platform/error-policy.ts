/** How the product reacts to a failed call. Its messages are `errors.{type}`. */
export type ErrorKind =
  | 'blocked'
  | 'forbidden'
  | 'maintenance'
  | 'session'
  | 'gate'
  | 'field'
  | 'refusal'
  | 'later'
  | 'defect';

interface Failure {
  type: PlatformErrorType;
  httpStatus: number;
}

/** The missing step of the kind `gate`. */
export type GateStep = 'deposit' | 'profile' | 'contact' | 'verification' | 'requisites';

interface ErrorPolicy {
  kind: ErrorKind;
  step?: GateStep;
}

/**
 * One row for each of the 29 exception names of the platform (R-ERR-01, R-ERR-03 to R-ERR-05, R-ERR-16). Banned,
 * disabled, unavailable and authorization come from the specification; every other row is chosen because the
 * specification shows no handling, and none of them is fatal.
 */
const EXCEPTION_POLICY = {
  UserBannedException: { kind: 'blocked' },
  ApplicationDisabledException: { kind: 'maintenance' },
  ApplicationUnavailableException: { kind: 'maintenance' },
  AuthorizationException: { kind: 'session' },
  UserNeedDepositException: { kind: 'gate', step: 'deposit' },
  UserNeedProfileDataException: { kind: 'gate', step: 'profile' },
  UserNeedConfirmContactException: { kind: 'gate', step: 'contact' },
  KycUserProfileException: { kind: 'gate', step: 'profile' },
  KycWithdrawalException: { kind: 'gate', step: 'verification' },
  SumsubVerificationRequiredException: { kind: 'gate', step: 'verification' },
  RequisitesValidationRequiredException: { kind: 'gate', step: 'requisites' },
  InvalidParameterException: { kind: 'field' },
  InvalidRequestException: { kind: 'field' },
  BillingTransactionDeclinedException: { kind: 'refusal' },
  BillingDepositLimitExceededException: { kind: 'refusal' },
  WithdrawalDeclinedException: { kind: 'refusal' },
  WithdrawalLimitsExceededException: { kind: 'refusal' },
  WithdrawalLimitsPeriodExceededException: { kind: 'refusal' },
  RequisitesOnVerificationException: { kind: 'refusal' },
  RequisitesFraudulentException: { kind: 'refusal' },
  AccessDeniedException: { kind: 'refusal' },
  StorageQuotaExceededException: { kind: 'refusal' },
  UserDeletedException: { kind: 'refusal' },
  TooManyRequestsException: { kind: 'later' },
  BillingServiceErrorException: { kind: 'later' },
  BillingUnavailableException: { kind: 'later' },
  UnknownErrorException: { kind: 'defect' },
  MethodNotFoundException: { kind: 'defect' },
  InternalServerErrorException: { kind: 'defect' },
} as const satisfies Record<string, ErrorPolicy>;

/** Every type of a failed call. */
export const ERROR_POLICY = {
  ...EXCEPTION_POLICY,
  /** No response. */
  NetworkFailure: { kind: 'defect' },
  /** A response whose data could not be parsed. */
  MalformedResponse: { kind: 'defect' },
} as const satisfies Record<string, ErrorPolicy>;

export type ExceptionType = keyof typeof EXCEPTION_POLICY;
export type PlatformErrorType = keyof typeof ERROR_POLICY;

export function isExceptionType(value: unknown): value is ExceptionType {
  return typeof value === 'string' && Object.hasOwn(EXCEPTION_POLICY, value);
}

/** The kind of a failed call: by its type, then by HTTP 403, which is fatal whatever the type (R-ERR-05). */
export function errorKind(error: Failure): ErrorKind {
  const { kind } = ERROR_POLICY[error.type];
  if (kind === 'blocked' || kind === 'maintenance') return kind;
  return error.httpStatus === 403 ? 'forbidden' : kind;
}

/** The page that replaces the screen after a failed call, or null when it is not fatal. */
export function fatalPage(error: Failure): 'blocked' | 'forbidden' | 'maintenance' | null {
  const kind = errorKind(error);
  return kind === 'blocked' || kind === 'forbidden' || kind === 'maintenance' ? kind : null;
}

/** The step a `gate` requires, or null for every other kind. */
export function gateStep(type: PlatformErrorType): GateStep | null {
  const policy: ErrorPolicy = ERROR_POLICY[type];
  return policy.step ?? null;
}
