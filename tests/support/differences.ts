import { findDifferences } from '@/scripts/lib/doctor/differences';

/** The differences as sentences with their values, for a test's failure message. */
export function differences(raw: unknown, parsed: unknown): string[] {
  return findDifferences(raw, parsed).map((found) => {
    if (found.kind === 'missing') return `${found.path}: not sent`;
    if (found.kind === 'lost')
      return `${found.path}: ${String(found.raw)} entries became ${String(found.parsed)}`;
    return `${found.path}: ${JSON.stringify(found.raw)} became ${JSON.stringify(found.parsed)}`;
  });
}
