import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { QueryProvider } from '@/components/runtime/query-provider';
import { queryClient } from '@/components/runtime/query-client';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';
import type { PlatformError } from '@/lib/platform/error';
import { errorKind, fatalPage, gateStep } from '@/lib/platform/error-policy';
import { user as account } from '@/lib/session/schema';
import { closeAllDialogs, closeDialog, useDialogs, type DialogName } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { renderWithTexts } from './render-with-texts';
import { stepDialog } from './step-dialog';

/** Nothing open, nothing said, nothing kept, and a player with money is here. */
export function freshPlayer(): void {
  queryClient.clear();
  closeAllDialogs();
  useToasts.getState().reset();
  useFatal.getState().reset();
  useSession.getState().setUser(account.parse({ uid: 1001, balance_main: { amount: 100, currency: 'EUR' } }));
}

/** Draws a part with the product's own cache, so that failures go the way they go for a player. */
export function renderActing(part: ReactNode, locale: Locale = 'en') {
  document.documentElement.lang = locale;
  return renderWithTexts(<QueryProvider>{part}</QueryProvider>, locale);
}

/** Waits for a dialog by its name and answers it. */
export async function answerDialog(name: DialogName, result?: unknown): Promise<object> {
  const find = () => useDialogs.getState().stack.find((dialog) => dialog.name === name);
  await waitFor(() => expect(find()).toBeDefined());
  const dialog = find();
  closeDialog(dialog?.id ?? 0, result);
  return dialog?.props ?? {};
}

/** The failure of an action is told to the player in the language of the page, in the way its type has (R-ERR-16). */
export async function expectTold(failure: PlatformError, locale: Locale): Promise<void> {
  const text = catalogue[locale].errors[failure.type];
  const dialogs = () => useDialogs.getState().stack.map(({ name, props }) => ({ name, props }));
  const toasts = () => useToasts.getState().toasts.map((toast) => toast.text);
  await waitFor(() => {
    if (fatalPage(failure)) expect(useFatal.getState().kind).toBe(fatalPage(failure));
    else if (errorKind(failure) === 'session') expect(dialogs()).toMatchObject([{ name: 'auth' }]);
    else if (gateStep(failure.type))
      expect(dialogs()).toMatchObject([{ name: stepDialog(failure.type), props: { text } }]);
    else expect(toasts()).toEqual([text]);
  });
}
