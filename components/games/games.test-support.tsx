import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/routing';
import type { User } from '@/lib/session/schema';
import enCommon from '../../i18n/messages/en/common.json';
import enDialogs from '../../i18n/messages/en/dialogs.json';
import enGames from '../../i18n/messages/en/games.json';
import enHome from '../../i18n/messages/en/home.json';
import enSearch from '../../i18n/messages/en/search.json';
import frCommon from '../../i18n/messages/fr/common.json';
import frDialogs from '../../i18n/messages/fr/dialogs.json';
import frGames from '../../i18n/messages/fr/games.json';
import frHome from '../../i18n/messages/fr/home.json';
import frSearch from '../../i18n/messages/fr/search.json';

const en = { common: enCommon, dialogs: enDialogs, games: enGames, home: enHome, search: enSearch };
const fr = { common: frCommon, dialogs: frDialogs, games: frGames, home: frHome, search: frSearch };

/** Draws a part with its texts, and hands back the person who uses it. */
export function show(part: ReactNode, locale: Locale = 'en') {
  const texts = (shown: ReactNode) => (
    <NextIntlClientProvider locale={locale} messages={locale === 'fr' ? fr : en} timeZone="UTC">
      {shown}
    </NextIntlClientProvider>
  );
  const view = render(texts(part));
  return { ...view, user: userEvent.setup(), redraw: (next: ReactNode) => view.rerender(texts(next)) };
}

const eur = (amount: number) => ({ amount, currency: 'EUR' });

/** A signed-in player with so much on the main balance. */
export function player(main = 100): User {
  return {
    uid: 1001,
    reg_time: null,
    login: 'player@example.com',
    fakename: 'Lucky7',
    is_subscribed: false,
    balance_main: eur(main),
    balance_bonus: eur(0),
    balance_betting_bonus: eur(0),
    balance_fun: { amount: 5_000, currency: 'FUN' },
    is_on_verification: false,
    is_verified: true,
    is_kyc_block_enabled: false,
    is_registration_completed: true,
    country_code: 'FR',
    locale: 'en',
    two_factor_auth: false,
  };
}

/** An answer of the platform as the browser gets it. */
export function answer(data: unknown): Response {
  return Response.json({ data, error: null });
}

/** A game as the platform sends it. */
export function wireGame(sysname: string, name = sysname) {
  return { sysname, name, image_url: null, description: null, provider: null, type: 'slot', has_demo: true };
}
