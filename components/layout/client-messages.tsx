import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Messages } from '@/i18n/catalogue';

interface ClientMessagesProps {
  /** Namespaces that client components below this place use; nothing else is sent to the browser. */
  namespaces: readonly (keyof Messages)[];
  children: ReactNode;
}

/** Gives client components the texts they use. Inner providers replace outer ones, so `common` always goes along. */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const messages = await getMessages();
  const names = new Set<keyof Messages>(['common', ...namespaces]);
  const picked = Object.fromEntries([...names].map((name) => [name, messages[name]]));
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>;
}
