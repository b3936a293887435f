'use client';

import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { errorText } from '@/components/shared/feedback/error-text';
import { PlatformError } from '@/lib/platform/error';
import { fatalPage } from '@/lib/platform/error-policy';

/**
 * Shows a failed call in its form: field errors at their fields, everything else as text above the button. `refusal` is
 * the text for a plain AuthorizationException that means wrong data; without it the session was lost.
 */
export function useFormFailure(form: ConfiguredForm): (error: unknown, refusal?: string) => Promise<void> {
  return async (error, refusal) => {
    if (!(error instanceof PlatformError)) throw error;
    if (fatalPage(error)) return reactToError(error, 'inline');
    if (error.type === 'AuthorizationException') {
      if (refusal) return form.showError(refusal);
      await reactToError(error, 'inline');
    }
    const unplaced = form.applyErrors(error.fields);
    const placed = Object.keys(error.fields).length > 0 && unplaced.length === 0;
    if (placed) return;
    const sentence = unplaced.find((entry) => entry.message)?.message;
    form.showError(sentence ?? (await errorText(error.type)));
  };
}
