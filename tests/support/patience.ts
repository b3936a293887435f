/**
 * Timeout of tests that wait for something, in milliseconds. The usual second is too short on a shared machine, above
 * all for code imported on first use. A passing test does not wait longer.
 */
export const PATIENCE_MS = 8_000;
