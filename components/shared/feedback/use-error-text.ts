'use client';

import { useEffect, useState } from 'react';
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
  const [words, setWords] = useState<FailureWords | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([errorText(type), ownText('missingStep'), ownText('toSupport')]).then(
      ([text, stepLabel, supportLabel]) => isCurrent && setWords({ text, stepLabel, supportLabel }),
    );
    return () => void (isCurrent = false);
  }, [type]);
  return words;
}
