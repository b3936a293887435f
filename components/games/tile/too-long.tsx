import { useEffect } from 'react';
import { FailedState } from '@/components/ui/failed-state';
import { reportFailure } from '@/lib/browser/report';

/** Replaces a list that would render too many items; the rest of the page stays. */
export function TooLong({ error }: { error: RangeError }) {
  if (typeof window === 'undefined') reportFailure('A list of games', error);
  useEffect(() => reportFailure('A list of games', error), [error]);
  return <FailedState />;
}
