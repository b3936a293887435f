import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { QueryProvider, queryClient } from '@/components/shared/query/query-client';
import type { Locale } from '@/i18n/routing';
import { user as account } from '@/lib/session/schema';
import { closeAllDialogs, closeDialog, useDialogs, type DialogName } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { renderWithTexts } from './render-with-texts';

/** Closes all dialogs, clears messages and caches, and signs in a player with money. */
export function freshPlayer(): void {
  queryClient.clear();
  closeAllDialogs();
  useToasts.getState().reset();
  useFatal.getState().reset();
  useSession.getState().setUser(account.parse({ uid: 1001, balance_main: { amount: 100, currency: 'EUR' } }));
}

/** Renders a component with the product's own query cache, so that failures are handled as for a player. */
export function renderInteractive(part: ReactNode, locale: Locale = 'en') {
  return renderWithTexts(<QueryProvider>{part}</QueryProvider>, locale);
}

/** Waits for a dialog by its name and closes it with a result. */
export async function resolveDialog(name: DialogName, result?: unknown): Promise<object> {
  const find = () => useDialogs.getState().stack.find((dialog) => dialog.name === name);
  await waitFor(() => expect(find()).toBeDefined());
  const dialog = find();
  closeDialog(dialog?.id ?? 0, result);
  return dialog?.props ?? {};
}
