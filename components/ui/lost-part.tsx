import { FailedState } from './failed-state';

/** Replaces a part whose code or texts failed to load. They load once per document, so a retry loads it again. */
export function LostPart() {
  return <FailedState onRetry={() => window.location.reload()} />;
}
