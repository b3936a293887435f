import { useLoaded } from '@/components/ui/use-loaded';
import type { PlatformErrorType } from '@/lib/platform/error-policy';
import { errorText, ownText } from './error-text';

/** Texts of a failed call, loaded on failure. */
interface FailureWords {
  text: string;
  /** Labels of the missing-step button and the support link; null if the texts cannot be loaded. */
  stepLabel: string | null;
  supportLabel: string | null;
}

/** Null until loaded. */
export function useErrorText(type: PlatformErrorType): FailureWords | null {
  return useLoaded(failureWords, type);
}

async function failureWords(type: PlatformErrorType): Promise<FailureWords> {
  const own = [ownText('missingStep'), ownText('toSupport')] as const;
  const [text, stepLabel, supportLabel] = await Promise.all([errorText(type), ...own]);
  return { text, stepLabel, supportLabel };
}
