import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { StrictMode, type ReactNode } from 'react';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';

/** Draws a part with the texts of a locale, mounted twice as in development. */
export function renderPart(part: ReactNode, locale: Locale = 'en') {
  render(
    <StrictMode>
      <NextIntlClientProvider locale={locale} messages={catalogue[locale]} timeZone="UTC">
        {part}
      </NextIntlClientProvider>
    </StrictMode>,
  );
  return userEvent.setup();
}
