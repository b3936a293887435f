import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Messages } from '@/i18n/catalogue';

type Namespace = keyof Messages;
/** A namespace, or a single text for client components that need few: `games`, `games.favourite`. */
export type ClientText = Namespace | { [N in Namespace]: `${N}.${keyof Messages[N] & string}` }[Namespace];

interface ClientMessagesProps {
  /** Nothing else is sent to the browser. */
  namespaces: readonly ClientText[];
  children: ReactNode;
}

/** Inner providers replace outer ones, so `common` is always included. */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const messages = await getMessages();
  return (
    <NextIntlClientProvider messages={pick(messages, ['common', ...namespaces])}>
      {children}
    </NextIntlClientProvider>
  );
}

function pick(messages: Messages, texts: readonly ClientText[]): Record<string, object> {
  const picked: Record<string, object> = {};
  for (const text of texts) {
    const [name, key] = text.split('.') as [Namespace, string | undefined];
    const all: Record<string, unknown> = messages[name];
    picked[name] = key === undefined ? all : { ...picked[name], [key]: all[key] };
  }
  return picked;
}
