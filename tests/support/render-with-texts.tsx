import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';

/** Renders something with every text of a language, which the document then has, and also returns its user. */
export function renderWithTexts(subject: ReactNode, locale: Locale = 'en') {
  document.documentElement.lang = locale;
  const wrap = (node: ReactNode) => (
    <NextIntlClientProvider locale={locale} messages={catalogue[locale]} timeZone="UTC">
      {node}
    </NextIntlClientProvider>
  );
  const { container, rerender, unmount } = render(wrap(subject));
  return {
    container,
    unmount,
    user: userEvent.setup(),
    rerender: (node: ReactNode) => rerender(wrap(node)),
  };
}
