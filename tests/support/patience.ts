/**
 * How long tests wait for something, in milliseconds. The usual second is too short on a machine that is shared, above
 * all for code that is imported when it is first needed. A test that passes does not wait longer.
 */
export const PATIENCE_MS = 8_000;
