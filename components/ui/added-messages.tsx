import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';

interface AddedMessagesProps {
  messages: Record<string, object>;
  children: ReactNode;
}

/** Adds the texts of a lazy part to those of the page. */
export function AddedMessages({ messages, children }: AddedMessagesProps) {
  const shared = useMessages();
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...shared, ...messages }}>
      {children}
    </NextIntlClientProvider>
  );
}
