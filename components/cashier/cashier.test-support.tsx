import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';

/** Draws a part of the cashier with its texts and a query cache of its own. */
export function renderCashier(part: ReactNode, locale: Locale = 'en') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { cashier, common, forms } = catalogue[locale];
  render(
    <NextIntlClientProvider locale={locale} messages={{ cashier, common, forms }} timeZone="UTC">
      <QueryClientProvider client={client}>{part}</QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
