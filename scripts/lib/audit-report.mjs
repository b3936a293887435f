const SERIOUS = ['high', 'critical'];

/**
 * Parses the output of `npm audit --json`.
 * @param {string} output
 * @returns {{ line: string, serious: string[] } | null} null for no report: the registry refused or did not respond.
 */
export function readAudit(output) {
  const report = parse(output);
  const counts = report?.metadata?.vulnerabilities;
  if (typeof counts?.total !== 'number') return null;
  const found = Object.values(report.vulnerabilities ?? {});
  const serious = found.filter(({ severity }) => SERIOUS.includes(severity)).map(({ name }) => name);
  const levels = ['critical', 'high', 'moderate', 'low', 'info'].map(
    (level) => `${counts[level] ?? 0} ${level}`,
  );
  return { line: `Known weaknesses in production: ${levels.join(', ')}`, serious };
}

function parse(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
