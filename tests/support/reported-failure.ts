import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Locale } from '@/i18n/routing';
import { errorKind, fatalPage, gateStep, type ExceptionType } from '@/lib/platform/error-policy';
import { useDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { actionText } from './action-text';
import { stepDialog } from './step-dialog';
import { platformFailure } from './platform-failure';

/** Clears what earlier failures left on the screen. */
export function forgetFailures(): void {
  useFatal.getState().reset();
  useToasts.getState().reset();
  useDialogs.setState({ stack: [] });
}

/**
 * Asserts that a player's failed action is reported in the page's language: by the page of a fatal failure, by the
 * sign-in after a lost session, by the dialog of a missing step, else by a toast (R-ERR-03 to R-ERR-05, R-ERR-16).
 */
export async function expectReported(type: ExceptionType, locale: Locale): Promise<void> {
  const failure = platformFailure(type);
  const text = actionText(type, locale);
  const top = () => useDialogs.getState().stack.at(-1);
  const fatal = fatalPage(failure);
  await waitFor(() => {
    if (fatal) return expect(useFatal.getState().kind).toBe(fatal);
    if (errorKind(failure) === 'session') {
      expect(useSession.getState().status).toBe('guest');
      return expect(top()).toMatchObject({ name: 'auth', props: { type: 'authorization' } });
    }
    const step = gateStep(type);
    if (step) return expect(top()).toMatchObject({ name: stepDialog(type), props: { text } });
    expect(useToasts.getState().toasts).toMatchObject([{ type: 'error', text }]);
  });
}
