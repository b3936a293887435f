'use client';

import { useLoaded } from '@/components/ui/use-loaded';
import type { PlatformErrorType } from '@/lib/platform/error-types';
import { errorText, ownText } from './error-text';

/** Texts of a failed call, which are fetched when it fails. */
interface FailureWords {
  text: string;
  /**
   * Of the button that opens the missing step, and of the link to the support; null where the texts cannot be fetched.
   */
  stepLabel: string | null;
  supportLabel: string | null;
}

/** What is said of a failed call where its data would stand; null until the texts are there. */
export function useErrorText(type: PlatformErrorType): FailureWords | null {
  return useLoaded(failureWords, type);
}

async function failureWords(type: PlatformErrorType): Promise<FailureWords> {
  const own = [ownText('missingStep'), ownText('toSupport')] as const;
  const [text, stepLabel, supportLabel] = await Promise.all([errorText(type), ...own]);
  return { text, stepLabel, supportLabel };
}
