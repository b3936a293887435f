import type { User } from '@/lib/session/schema';

export { renderWithTexts as show } from '@/tests/support/render-with-texts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

/** A signed-in player with the given main balance. */
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

/** A platform response as the browser receives it. */
export function responseWith(data: unknown): Response {
  return Response.json({ data, error: null });
}

/** A game as the platform sends it. */
export function wireGame(sysname: string, name = sysname) {
  return { sysname, name, image_url: null, description: null, provider: null, type: 'slot', has_demo: true };
}
