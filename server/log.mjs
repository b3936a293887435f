// @ts-check
/**
 * Writes a log line in the format of `lib/log.ts`.
 * @param {'warn' | 'error'} level @param {string} event @param {object} [fields]
 */
export function log(level, event, fields) {
  const { LOG_LEVEL = 'info' } = process.env;
  if (LOG_LEVEL === 'silent' || (LOG_LEVEL === 'error' && level === 'warn')) return;
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}
