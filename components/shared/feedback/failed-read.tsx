import type { ReactNode } from 'react';
import { useSingleRun } from '@/components/forms/use-single-run';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { FailedState } from '@/components/ui/failed-state';
import { PlatformError } from '@/lib/platform/error';
import { errorKind, type PlatformErrorType, type ErrorKind } from '@/lib/platform/error-policy';
import { paths } from '@/lib/routing/paths';
import { useLoaded } from '@/components/ui/use-loaded';
import { reactToError } from './error-reactions';
import { errorText, ownText } from './error-text';

interface FailedReadProps {
  error: Error | null;
  onRetry: () => void;
  /** Next step after a refusal, if the block has one; a missing step brings its own. */
  children?: ReactNode;
}

/**
 * Player data could not be read (R-ERR-14, R-ERR-15). A refusal is explained with the same texts as for actions; if the
 * platform requires a step first, it links there, as a retry alone would not help.
 */
export function FailedRead({ error, onRetry, children }: FailedReadProps) {
  if (!isRefusal(error)) return <FailedState onRetry={onRetry} />;
  return (
    <Refused error={error} onRetry={onRetry}>
      {children}
    </Refused>
  );
}

/** Kinds whose texts suit a failed read: about the player or temporary, not about an input field. */
const EXPLAINED_KINDS: readonly ErrorKind[] = ['gate', 'refusal', 'later'];

/** Refusals whose texts mention the support. */
const FOR_SUPPORT: readonly PlatformErrorType[] = [
  'AccessDeniedException',
  'RequisitesFraudulentException',
  'StorageQuotaExceededException',
  'UserDeletedException',
  'WithdrawalDeclinedException',
];

/** Whether the platform gave a reason. */
export function isRefusal(error: Error | null): error is PlatformError {
  return error instanceof PlatformError && EXPLAINED_KINDS.includes(errorKind(error));
}

function Refused({ error, onRetry, children }: FailedReadProps & { error: PlatformError }) {
  const words = useLoaded(failureWords, error.type);
  const [isOpening, open] = useSingleRun(() => reactToError(error, 'react'));
  if (words === null) return null;
  const isGate = errorKind(error) === 'gate';
  return (
    <FailedState text={words.text} onRetry={onRetry}>
      {isGate && words.stepLabel && (
        <Button isBusy={isOpening} onClick={() => void open()}>
          {words.stepLabel}
        </Button>
      )}
      {!isGate && (children ?? <SupportLink error={error} label={words.supportLabel} />)}
    </FailedState>
  );
}

function SupportLink({ error, label }: { error: PlatformError; label: string | null }) {
  if (label === null || !FOR_SUPPORT.includes(error.type)) return null;
  return <ButtonLink href={paths.support()}>{label}</ButtonLink>;
}

/** Texts of a failed call, loaded on failure. */
interface FailureWords {
  text: string;
  /** Labels of the missing-step button and the support link; null if the texts cannot be loaded. */
  stepLabel: string | null;
  supportLabel: string | null;
}

async function failureWords(type: PlatformErrorType): Promise<FailureWords> {
  const own = [ownText('missingStep'), ownText('toSupport')] as const;
  const [text, stepLabel, supportLabel] = await Promise.all([errorText(type), ...own]);
  return { text, stepLabel, supportLabel };
}
