import { fatalPage, type PlatformErrorType } from './error-policy';

export interface FieldError {
  code: string;
  message?: string | undefined;
}

export interface PlatformErrorDetails {
  type: PlatformErrorType;
  method: string;
  httpStatus: number;
  /** The platform's own message; needed by the two-factor rule, never shown as it is. */
  message?: string;
  fields?: Readonly<Record<string, readonly FieldError[]>>;
  resendSeconds?: number | null;
  code?: string | null;
  isException?: boolean;
  /** The underlying error. */
  cause?: unknown;
}

/** The one error of every platform call. `digest` survives the server's error boundary, where messages are removed. */
export class PlatformError extends Error {
  readonly type: PlatformErrorType;
  readonly method: string;
  readonly httpStatus: number;
  readonly fields: Readonly<Record<string, readonly FieldError[]>>;
  /** Seconds until a two-factor code may be requested again, if the response contains them. */
  readonly resendSeconds: number | null;
  readonly code: string | null;
  /** Whether an envelope named the type; false where the response was not an envelope. */
  readonly isException: boolean;
  readonly digest: string;

  constructor(details: PlatformErrorDetails) {
    super(details.message ?? '', { cause: details.cause });
    this.name = 'PlatformError';
    this.type = details.type;
    this.method = details.method;
    this.httpStatus = details.httpStatus;
    this.fields = details.fields ?? {};
    this.resendSeconds = details.resendSeconds ?? null;
    this.code = details.code ?? null;
    this.isException = details.isException ?? false;
    this.digest = `platform:${fatalPage(details) === 'forbidden' ? 'Forbidden' : details.type}`;
  }
}
