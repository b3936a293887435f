import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { useNavigation } from '@/stores/navigation';
import { useToasts } from '@/stores/toasts';
import { useSettingsArrival } from './use-settings-arrival';

const texts = (locale: 'en' | 'fr') =>
  function Texts({ children }: { children: ReactNode }) {
    return (
      <NextIntlClientProvider locale={locale} messages={catalogue[locale]} timeZone="UTC">
        {children}
      </NextIntlClientProvider>
    );
  };
const OWN = { '/cashier/withdraw': 'Please complete your profile.' };

function arrive(query: string, locale: 'en' | 'fr' = 'en') {
  window.history.replaceState({ __NA: true }, '', `/profile/settings${query}`);
  const { result } = renderHook(() => useSettingsArrival(OWN), { wrapper: texts(locale) });
  return { goBack: result.current, toasts: useToasts.getState().toasts };
}

beforeEach(() => {
  useNavigation.getState().reset();
  useToasts.getState().reset();
});

it('R-GUARD-11: toastType shows the text of the place once, and from leads back', () => {
  const { goBack, toasts } = arrive('?from=%2Fcashier%2Fwithdraw&toastType=error&a=1');
  expect(toasts).toMatchObject([{ type: 'error', text: OWN['/cashier/withdraw'] }]);
  expect(window.location.search).toBe('?from=%2Fcashier%2Fwithdraw&a=1');
  // With its own state, Next.js would ignore the call and restore the flag at the next refresh.
  expect(window.history.state).toBeNull();
  goBack();
  expect(useNavigation.getState().target).toBe('/cashier/withdraw');
});

it.each(['en', 'fr'] as const)('R-GUARD-11: a place without a text has a general one (%s)', (locale) => {
  const { toasts } = arrive('?toastType=success', locale);
  expect(toasts).toMatchObject([{ type: 'success', text: catalogue[locale].profile.arrival.success }]);
});

it.each(['?toastType=other', '', '?from=https%3A%2F%2Fe.test', '?from=%2F%2Fe.test%2Fcashier'])(
  'R-GUARD-11: %s shows nothing and leads nowhere',
  (query) => {
    const { goBack, toasts } = arrive(query);
    goBack();
    expect(toasts).toEqual([]);
    expect(useNavigation.getState().target).toBeNull();
  },
);
