import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { AccountNav } from './account-nav';

vi.mock('next/navigation', () => ({ usePathname: () => '/profile/settings', useRouter: () => ({}) }));
vi.mock('@/lib/browser/first-interaction', () => ({ firstInteraction: () => Promise.resolve() }));

const FEATURES = { kycProvider: null, responsibleGaming: true, betHistory: true, loyalty: true };
const { state } = catalogue.en.profile;

it.each([true, false])(
  'R-2FA-08: two-factor as a feature %s decides whether its state is shown',
  async (twoFactor) => {
    useSession.getState().setUser(account.parse({ uid: 7, is_subscribed: true }));
    renderWithTexts(<AccountNav features={{ ...FEATURES, twoFactor }} />);
    expect(await screen.findByText(state.newsOn)).toBeInTheDocument();
    expect(screen.queryByText(state.twoFactorOff) !== null).toBe(twoFactor);
  },
);
