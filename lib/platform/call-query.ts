/** Version of the platform's API, sent with every call (R-API-02). */
export const API_VERSION = '2.34';

export interface CallContext {
  locale: string;
  /** Whether the page is in a frame: the call then has `non_strict=1` (R-API-03). */
  isFramed: boolean;
}

/** Query parameters of every call: `v`, `locale` and the strict flag. */
export function callQuery({ locale, isFramed }: CallContext): URLSearchParams {
  return new URLSearchParams({ v: API_VERSION, locale, ...(isFramed && { non_strict: '1' }) });
}
