'use client';

import { useSingleRun } from '@/components/forms/use-single-run';
import { Button } from '@/components/ui/button';
import { FailedState } from '@/components/ui/failed-state';
import { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { reactToError } from './error-reactions';
import { useErrorText } from './use-error-text';

interface FailedReadProps {
  /** Why the block could not be read. */
  error: Error | null;
  onRetry: () => void;
}

/**
 * A player's block that could not be read (R-ERR-14, R-ERR-15). Where the platform asks for something first, the block
 * says what and leads there as a refused action does; trying again alone would not help.
 */
export function FailedRead({ error, onRetry }: FailedReadProps) {
  if (isGate(error)) return <Gate error={error} onRetry={onRetry} />;
  return <FailedState onRetry={onRetry} />;
}

/** Whether the platform wants another step of the player before it answers. */
export function isGate(error: Error | null): error is PlatformError {
  return error instanceof PlatformError && errorKind(error) === 'gate';
}

function Gate({ error, onRetry }: { error: PlatformError; onRetry: () => void }) {
  const words = useErrorText(error.type);
  const [isOpening, open] = useSingleRun(() => reactToError(error, 'react'));
  if (words === null) return null;
  return (
    <FailedState text={words.text} onRetry={onRetry}>
      {words.stepLabel && (
        <Button isBusy={isOpening} onClick={() => void open()}>
          {words.stepLabel}
        </Button>
      )}
    </FailedState>
  );
}
