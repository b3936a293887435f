import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/routing';
import type { PaymentMethod } from '@/lib/cashier/schema';
import type { User } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import type { MethodChoice } from './payment/method-picker';

/** Renders part of the cashier with a query cache of its own. */
export function renderCashier(part: ReactNode, locale?: Locale) {
  return renderCashierPart(part, locale).user;
}

/** A method picker with one method. */
export function choiceOf(method: PaymentMethod): MethodChoice {
  return { methods: [method], lastUsed: null, isRow: false, onChoose: () => undefined };
}

const money = (amount: number) => ({ amount, currency: 'EUR' });

/** Signs a player in and clears stored payments. */
export function beginAsPlayer(more: Partial<User> = {}): void {
  window.localStorage.clear();
  useSession.getState().setUser({
    uid: 1001,
    reg_time: null,
    login: 'demo@example.com',
    fakename: null,
    is_subscribed: false,
    balance_main: money(1250),
    balance_bonus: money(0),
    balance_betting_bonus: money(0),
    balance_fun: money(0),
    is_on_verification: false,
    is_verified: false,
    is_kyc_block_enabled: false,
    is_registration_completed: true,
    country_code: null,
    locale: null,
    two_factor_auth: false,
    ...more,
  });
}

/** The same, for parts that are re-rendered with the same cache. */
export function renderCashierPart(part: ReactNode, locale?: Locale) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrap = (node: ReactNode) => <QueryClientProvider client={client}>{node}</QueryClientProvider>;
  const { user, rerender } = renderWithTexts(wrap(part), locale);
  return { user, rerender: (node: ReactNode) => rerender(wrap(node)) };
}
