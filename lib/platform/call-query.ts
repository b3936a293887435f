/** Version of the platform's interface, on every call (R-API-02). */
const API_VERSION = '2.34';

export interface CallContext {
  locale: string;
  /** The page is shown in a frame: the call carries `non_strict=1` (R-API-03). */
  isFramed: boolean;
}

/** What every call has in its query: `v`, `locale` and the strict flag. */
export function callQuery({ locale, isFramed }: CallContext): URLSearchParams {
  return new URLSearchParams({ v: API_VERSION, locale, ...(isFramed && { non_strict: '1' }) });
}
