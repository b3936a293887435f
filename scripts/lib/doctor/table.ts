import { isBad, type Finding, type FindingState } from './finding';
import type { Examination } from './run-doctor';

const MAX_DETAILS = 4;

const STATES: readonly FindingState[] = ['fits', 'refused', 'skipped', 'differs', 'fails', 'silent'];
const wordOf = (state: FindingState) => (isBad({ state }) ? state.toUpperCase() : state);

/**
 * The human-readable report: a row per method and, under each that does not fit, what is wrong and who notices. A side
 * that does not respond gets one sentence.
 */
export function tableOf({ findings, obstacles, silentSides, exitCode }: Examination): string {
  const shown = findings.filter(({ side }) => !silentSides.includes(side));
  const width = Math.max(...shown.map(({ name }) => name.length), 'method'.length);
  const head = `${'method'.padEnd(width)}  status  time     result`;
  return [
    ...(shown.length === 0 ? [] : [head, '-'.repeat(head.length)]),
    ...shown.flatMap((finding) => rowsOf(finding, width)),
    '',
    ...obstacles,
    summaryOf(findings),
    VERDICTS[exitCode],
  ].join('\n');
}

const VERDICTS = {
  0: 'Everything that was called fits.',
  1: 'Something does not fit: see the lines above.',
  2: 'Not everything could be examined.',
} as const;

function rowsOf(finding: Finding, width: number): string[] {
  const { name, httpStatus, ms, state, details, pages, look } = finding;
  const time = ms === null ? '–' : `${ms} ms`;
  const row = `${name.padEnd(width)}  ${String(httpStatus ?? '–').padEnd(6)}  ${time.padEnd(7)}  ${wordOf(state)}`;
  if (!isBad(finding)) return [details.length === 0 ? row : `${row}: ${details.join('; ')}`];
  const more = details.length - MAX_DETAILS;
  const wrong = [...details.slice(0, MAX_DETAILS), ...(more > 0 ? [`and ${more} more (--json)`] : [])];
  const indent = ' '.repeat(4);
  return [row, ...wrong.map((line) => `${indent}- ${line}`), `${indent}seen on ${pages}: ${look}`];
}

function summaryOf(findings: readonly Finding[]): string {
  return STATES.map((state) => ({ state, count: findings.filter((one) => one.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${wordOf(state)}`)
    .join(', ');
}
